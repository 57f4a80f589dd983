/** Work that takes a while, for an example. @param ms milliseconds */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
