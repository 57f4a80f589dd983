/** A time zone as a person reads it: "America/New York". */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ')
