/** A step of docs/contract.md: a text to insert into a file, or a new file. */
export type Step = { file: string; place: { before: string } | { after: string } | 'new'; text: string }

const fence = /^```\w+ (\S+) (?:(new)|(before|after)="(.*)")\n([\s\S]*?)^```$/gm

/** The page's snippets that name a file. */
export function stepsOf(page: string): Step[] {
  return [...page.matchAll(fence)].map(([, file = '', isNew, side, line = '', text = '']) => ({
    file,
    place: isNew ? 'new' : side === 'before' ? { before: line } : { after: line },
    text,
  }))
}

/**
 * The files of snippets that the preceding paragraph does not name. A fence's own line is not visible on the rendered
 * page.
 */
export function unnamed(page: string): string[] {
  return [...page.matchAll(fence)].flatMap(({ index, 1: file = '' }) => {
    const paragraph = page.slice(0, index).trimEnd().split('\n\n').at(-1) ?? ''
    return paragraph.includes(`\`${file}\``) ? [] : [file]
  })
}

/** The lines in fences of this kind, such as ```` ```text errors ````. */
export function linesOf(page: string, kind: string): string[] {
  const [, text = ''] = new RegExp(`^\`\`\`text ${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page) ?? []
  return text.split('\n').filter((line) => line !== '')
}

/** Applies a step to a file's text. @throws if the line that it names does not occur exactly once */
export function follow({ file, place, text }: Step, current: string): string {
  if (place === 'new') return text
  const wanted = 'before' in place ? place.before : place.after
  const lines = current.split('\n')
  const at = lines.indexOf(wanted)
  if (at < 0 || lines.lastIndexOf(wanted) !== at) throw new Error(`${file} has not exactly one line "${wanted}".`)
  lines.splice('before' in place ? at : at + 1, 0, ...text.trimEnd().split('\n'))
  return lines.join('\n')
}
