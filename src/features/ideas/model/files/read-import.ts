import type { ReadFile } from './read-idea.ts'
import { readJson } from './read-json.ts'
import { readMarkdown } from './read-markdown.ts'

/** Reads a file or a pasted text as the export writes them, JSON or Markdown. One fault, and none of its ideas is taken. */
export function readImport(text: string): ReadFile {
  const known = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  return /^\s*[[{]/.test(known) ? readJson(known) : readMarkdown(known)
}
