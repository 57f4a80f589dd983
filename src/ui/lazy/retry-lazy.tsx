import { type ComponentType, lazy } from 'react'

const renewals = new Set<() => void>()

/**
 * Like React's `lazy`, but a failure to load is not kept for ever: after `renewFailedLoads` the component is asked for
 * again when it is rendered the next time.
 *
 * @param load the component; rendering throws where this rejects
 */
export function retryLazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        renewals.add(() => {
          Current = attempt()
        })
        throw error
      }
    })
  let Current: ComponentType<Props> = attempt()
  return function RetryLazy(props: Props) {
    return <Current {...props} />
  }
}

/**
 * Lets everything that failed to load be tried again; for an error boundary that begins anew once it has shown the failure. Not done by itself:
 * React renders a failed tree twice before it gives up, and each time would be another request.
 */
export function renewFailedLoads(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}
