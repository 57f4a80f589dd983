/** The most toasts that are held. The oldest makes room for a new one. */
export const maxToasts = 6

/** Seconds until a toast with good news closes. Warnings and errors stay until they are dismissed. */
export const toastSeconds = 5
