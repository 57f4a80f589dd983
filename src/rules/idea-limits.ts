/** The bytes of a megabyte. */
export const megabyte = 1024 * 1024

/** The largest file of ideas, bytes, as `importIdeas` says. */
export const largestFile = 10 * megabyte

/** For how long a deleted idea can be brought back, in milliseconds, as `restoreIdea` says. */
export const restoreMs = 24 * 3600 * 1000
