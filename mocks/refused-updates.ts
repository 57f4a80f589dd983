/** MSW asks for a newer worker and leaves a refusal uncaught; the worker that is there goes on all the same. */
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
