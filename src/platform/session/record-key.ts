/** Where localStorage keeps who is signed in; the build reads it too, for pages that paint before the app has come. */
export const recordKey = 'emberhall.session'
