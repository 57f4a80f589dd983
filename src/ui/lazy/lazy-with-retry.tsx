import { type ComponentType, lazy, useState } from 'react'

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
 * @param load the component; rendering throws where this rejects
 * @param whenRendered what loads it where it is rendered, if that differs from loading it ahead
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenRendered: (load: () => Promise<ComponentType<Props>>) => Promise<ComponentType<Props>> = (load) => load(),
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  const keep = async () => {
    Loaded = await load()
    return Loaded
  }
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await whenRendered(keep) }
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
    const [Component] = useState(() => Loaded ?? Late)
    return <Component {...props} />
  }
  return Object.assign(RetryLazy, {
    preload: async () => {
      if (!Loaded) await keep()
    },
    isLoaded: () => Loaded !== undefined,
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
