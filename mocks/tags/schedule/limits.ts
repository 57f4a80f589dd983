/** How far ahead a date may be, in milliseconds: two years. */
export const maxAheadMs = 2 * 366 * 24 * 3600 * 1000
