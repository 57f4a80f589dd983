import { type ComponentType, lazy, useState } from 'react'

/** The module of a component. The component is its default export, as for React's `lazy`. */
type Loaded<Props> = { default: ComponentType<Props> }

const renewals = new Set<() => void>()

/** A component that is loaded when it is first rendered, or earlier by `preload`, which rejects if that fails. */
export type LazyComponent<Props> = ComponentType<Props> & {
  preload: () => Promise<void>
  /** Props of the button that opens it: it loads while the person is about to press, so that it opens at once. */
  intent: { onPointerEnter: () => void; onFocus: () => void }
  /** Whether it is loaded, so that it renders without suspending. */
  isLoaded: () => boolean
}

/**
 * Like React's `lazy`, with two differences. After a failure and `renewFailedLoads`, the next render loads the
 * component again. A component that is already loaded renders at once; React would show the fallback first, and replace
 * it 300 ms later.
 * @param load loads the component's module; rendering throws if this rejects
 * @param whenRendered wraps the load that rendering starts; a load by `preload` is not wrapped
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
    // Chosen once per mount. For React these are two components, and switching between them would mount the content
    // again.
    const [Component] = useState(() => loaded?.default ?? Late)
    return <Component {...props} />
  }
  const preload = async () => {
    if (!loaded) await keep()
  }
  const intend = () => void preload().catch(() => {})
  return Object.assign(RetryLazy, {
    preload,
    intent: { onPointerEnter: intend, onFocus: intend },
    isLoaded: () => loaded !== undefined,
  })
}

/**
 * Allows everything that failed to load to be loaded again. An error boundary calls it once it has shown the failure.
 * It does not happen automatically: React renders a failed tree twice before it gives up, and each time would send
 * another request.
 */
export function renewFailedLoads(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}
