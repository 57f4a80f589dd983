/** What a tag is told apart by: its letters, whatever their capitals, their spelling and the blanks around them. */
export const foldTag = (tag: string): string => tag.trim().normalize('NFC').toLowerCase()
