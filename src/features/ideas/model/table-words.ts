const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** How many entries, in words. */
export const inEntries = (count: number): string => counted(count, 'entry', 'entries')

/** How many lines of a list, in words. */
export const inLines = (count: number): string => counted(count, 'line', 'lines')
