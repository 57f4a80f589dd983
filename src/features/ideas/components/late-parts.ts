import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'

export const ImportIdeas = lazyWithRetry(() => import('./import/import-ideas.tsx'))

/** Loads what a press opens, beside the view: the network may be gone when it is pressed. And has the browser keep it all. */
export function loadLateParts(): void {
  ImportIdeas.preload().catch(() => {})
  import('../model/keep-view.ts').then(({ keepView }) => keepView()).catch(() => {})
}
