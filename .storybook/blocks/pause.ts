/** Work that takes a while, for examples. @param ms milliseconds */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
