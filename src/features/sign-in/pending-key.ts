/** Where this tab keeps the pending verification. */
export const pendingKey = 'emberhall.sign-in'
