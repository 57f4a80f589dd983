import type { SourceFile } from './source-files.ts'

/** The name of the mock's worker: a live build has it once, to remove a worker that the mock left behind. */
const workerName = 'mockServiceWorker.js'
const traces = /.{0,20}(msw|mock|outbox).{0,20}/gi

/**
 * What a live build must not have: anything of MSW, the mocks or their worker.
 *
 * @param files every file of the build
 * @returns a sentence for each trace
 */
export function tracesOfMock(files: SourceFile[]): string[] {
  let mayName = true
  const found = (text: string) => {
    const rest = text.replace(`/${workerName}`, (name) => (mayName ? '' : name))
    mayName &&= rest === text
    return rest.match(traces) ?? []
  }
  return files.flatMap(({ path, text }) => [
    ...(path.match(traces) ? [`${path} is a file of the mock.`] : []),
    ...found(text).map((trace) => `${path} has "${trace}".`),
  ])
}
