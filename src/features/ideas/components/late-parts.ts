import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'

/** The form of an idea. */
export const IdeaEditor = lazyWithRetry(() => import('./kept/idea-editor.tsx'))

export const WaitingChanges = lazyWithRetry(() => import('./kept/waiting-changes.tsx'))

export const ExportIdeas = lazyWithRetry(() => import('./kept/export-ideas.tsx'))

export const ImportIdeas = lazyWithRetry(() => import('./import/import-ideas.tsx'))

export const NotDone = lazyWithRetry(() => import('./kept/not-done.tsx'))

/** Loads what a press opens, beside the view: the network may be gone when it is pressed. And has the browser keep it all. */
export function loadLateParts(): void {
  for (const part of [IdeaEditor, WaitingChanges, ExportIdeas, ImportIdeas, NotDone]) part.preload().catch(() => {})
  import('../model/keep-view.ts').then(({ keepView }) => keepView()).catch(() => {})
}
