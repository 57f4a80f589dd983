import type { SourceFile } from './source-files.ts'

const traces = /.{0,20}(msw|mock).{0,20}/gi

/**
 * Finds what a live build must not contain: anything of MSW, the mocks or their worker.
 *
 * @param files every file of the build
 * @returns a sentence for each trace
 */
export const tracesOfMock = (files: SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => [
    ...(path.match(traces) ? [`${path} is a file of the mock.`] : []),
    ...(text.match(traces) ?? []).map((trace) => `${path} has "${trace}".`),
  ])
