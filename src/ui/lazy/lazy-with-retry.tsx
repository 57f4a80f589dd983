import { type ComponentType, lazy, useState } from 'react'

/** What a module gives: the component is its default export, as for React's `lazy`. */
type Loaded<Props> = { default: ComponentType<Props> }

const renewals = new Set<() => void>()

/** A component that is loaded when it is first rendered, or ahead of that by `preload`, which rejects where it fails. */
export type LazyComponent<Props> = ComponentType<Props> & {
  preload: () => Promise<void>
  /** Whether it is there: rendering it waits for nothing. */
  isLoaded: () => boolean
}

/**
 * Like React's `lazy`, with two differences. A failure to load is not kept for ever: after `renewFailedLoads` the
 * component is asked for again when it is rendered the next time. And one that is there already is rendered at once:
 * React would show the fallback for it first, and take 300 ms to replace that.
 *
 * @param load the module of the component; rendering throws where this rejects
 * @param whenRendered what loads it where it is rendered, if that differs from loading it ahead
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  whenRendered: (load: () => Promise<Loaded<Props>>) => Promise<Loaded<Props>> = (load) => load(),
): LazyComponent<Props> {
  let loaded: Loaded<Props> | undefined
  const keep = async () => {
    loaded = await load()
    return loaded
  }
  const attempt = () =>
    lazy(async () => {
      try {
        return await whenRendered(keep)
      } catch (error) {
        renewals.add(() => {
          Late = attempt()
        })
        throw error
      }
    })
  let Late: ComponentType<Props> = attempt()
  function RetryLazy(props: Props) {
    // Chosen once: to React these are two components, and to change over would be to begin anew.
    const [Component] = useState(() => loaded?.default ?? Late)
    return <Component {...props} />
  }
  return Object.assign(RetryLazy, {
    preload: async () => {
      if (!loaded) await keep()
    },
    isLoaded: () => loaded !== undefined,
  })
}

/**
 * Lets everything that failed to load be tried again; for an error boundary that begins anew once it has shown the failure. Not done by itself:
 * React renders a failed tree twice before it gives up, and each time would be another request.
 */
export function renewFailedLoads(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}
