import type { SourceFile } from './source-files.ts'

/**
 * Names that occur once each in a live build, which removes what the mock left behind: its worker, and its storage
 * keys.
 */
const removed = ['/mockServiceWorker.js', 'emberhall-mock/']
const traces = /.{0,20}(msw|mock|outbox).{0,20}/gi

/**
 * Finds what a live build must not contain: anything of MSW, the mocks or their worker.
 *
 * @param files every file of the build
 * @returns a sentence for each trace
 */
export function tracesOfMock(files: SourceFile[]): string[] {
  const mayName = new Set(removed)
  const found = (text: string) => {
    let rest = text
    for (const name of [...mayName].filter((name) => text.includes(name))) {
      mayName.delete(name)
      rest = rest.replace(name, '')
    }
    return rest.match(traces) ?? []
  }
  return files.flatMap(({ path, text }) => [
    ...(path.match(traces) ? [`${path} is a file of the mock.`] : []),
    ...found(text).map((trace) => `${path} has "${trace}".`),
  ])
}
