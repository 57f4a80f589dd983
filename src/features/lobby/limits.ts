/** How long a session lasts, in minutes. A test holds it to the contract. */
export const durations = { min: 15, max: 720, step: 15, usual: 180 }

/** The most dates of an offer. A test holds it to the contract. */
export const mostDates = 5

/** The most characters of agenda and recap each, of a reason, of a boundary. A test holds them to the contract. */
export const longest = { notes: 4000, reason: 200, boundary: 200 }
