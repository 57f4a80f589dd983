/** The product's name: the logo text, and the second half of every document title. */
export const brand = 'Emberhall'
