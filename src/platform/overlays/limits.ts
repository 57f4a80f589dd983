/** Toasts that are held at most: the oldest makes room for a new one. */
export const maxToasts = 6

/** Seconds that a toast with good news stays. Warnings and errors stay until they are dismissed. */
export const toastSeconds = 5
