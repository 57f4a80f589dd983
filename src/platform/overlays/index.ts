export { OverlayHost, prefetchDialogs } from './overlay-host.tsx'
export {
  type OverlaysRoot,
  overlaysSlice,
  progressCancelled,
  progressOpened,
  toastDismissed,
} from './overlays-slice.ts'
export { toast } from './toast.ts'
export { useOverlays } from './use-overlays.ts'
export { withProgress } from './with-progress.ts'
