/** The sessionStorage key of the pending verification. */
export const pendingKey = 'emberhall.sign-in'
