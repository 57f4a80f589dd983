import { storedSwitch } from '../../../forms/stored-switch.ts'

/** Whether letters alone are keys of the Idea Builder, on this device. */
export const letterKeys = storedSwitch('idea-letter-keys', true)
