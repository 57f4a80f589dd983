/** A moment as the API tells it (RFC 3339, in UTC). @param milliseconds Unix milliseconds */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
