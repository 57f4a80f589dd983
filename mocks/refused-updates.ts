/**
 * Ignores a refused update of the service worker. MSW asks for one and does not catch the rejection; the current worker
 * keeps working.
 */
export function catchRefusedUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  const { prototype } = ServiceWorkerRegistration
  const { update } = prototype
  prototype.update = function (this: ServiceWorkerRegistration) {
    const updated = update.call(this)
    updated.catch(() => {})
    return updated
  }
}
