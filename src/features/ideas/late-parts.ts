import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'

/** The form of an idea. */
export const IdeaEditor = lazyWithRetry(async () => ({
  default: (await import('./components/kept/idea-editor.tsx')).IdeaEditor,
}))

/** What somebody has to decide on. */
export const StuckChange = lazyWithRetry(async () => ({
  default: (await import('./components/kept/stuck-change.tsx')).StuckChange,
}))

export const ExportIdeas = lazyWithRetry(async () => ({
  default: (await import('./components/kept/export-ideas.tsx')).ExportIdeas,
}))

export const ImportPane = lazyWithRetry(async () => ({
  default: (await import('./components/import/import-pane.tsx')).ImportPane,
}))

/** Loads what a press opens, beside the view: the network may be gone when it is pressed. And has the browser keep it all. */
export function loadLateParts(): void {
  for (const part of [IdeaEditor, StuckChange, ExportIdeas, ImportPane]) part.preload().catch(() => {})
  import('./keep-view.ts').then(({ keepView }) => keepView()).catch(() => {})
}
