import type { AppParameters } from './parameters.ts'

/** Parameters of a story that is a whole page of the app: `parameters: screenAt('/home/', { session: 'in' })`. */
export const screenAt = (path: string, app: AppParameters = {}) => ({
  layout: 'fullscreen' as const,
  // Storybook merges a story's parameters into its meta's: what is not said here would be the meta's.
  app: { session: 'out' as const, answers: [], ...app, path },
  frame: '40rem',
})
