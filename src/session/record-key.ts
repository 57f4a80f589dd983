/**
 * The localStorage key of the session record. The build uses it too, in a script that runs before the app has loaded.
 */
export const recordKey = 'emberhall.session'
