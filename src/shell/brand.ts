/** The product's name: the logo text, and the second part of every document title. */
export const brand = 'Emberhall'
