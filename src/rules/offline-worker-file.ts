/** The file of the service worker by which the view opens without a network; the build writes it beside the pages. */
export const offlineWorkerFile = 'offline-worker.js'

/** What the names of its caches begin with. */
export const offlineCaches = 'emberhall.offline'
