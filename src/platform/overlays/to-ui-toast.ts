import type { Toast } from '../../ui/toast/toast-region.tsx'
import type { ToastRecord } from './overlays-slice.ts'

/** A toast of the store as the component library shows it. */
export const toUiToast = ({ action, ...toast }: ToastRecord): Toast => ({ ...toast, actionLabel: action?.label })
