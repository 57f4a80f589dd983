export const inIdeas = (count: number) => `${count} ${count === 1 ? 'idea' : 'ideas'}`

export const importedWords = (count: number) => `Imported: ${inIdeas(count)}.`

export const notImported = 'The ideas were not imported.'
