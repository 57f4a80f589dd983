/** A problem that prevents the contract from being generated completely, and its place: a JSON pointer. */
export type Problem = { where: string; message: string }
