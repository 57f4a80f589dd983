/** What keeps a contract from being carried whole by the pipeline, and where: a JSON pointer. */
export type Problem = { where: string; message: string }
