import type { Toast } from '../../ui/toast/toast-region.tsx'
import type { ToastRecord } from './overlays-slice.ts'

/** Converts a toast of the store to one of the component library. */
export const toUiToast = ({ action, ...toast }: ToastRecord): Toast => ({ ...toast, actionLabel: action?.label })
