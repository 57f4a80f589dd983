import type { Call } from '../scenarios/call-log.ts'
import css from './lists.module.css'
import panel from './panel.module.css'

/** The calls of the app, newest first, and whether each kept the contract. */
export function CallList({ calls }: { calls: readonly Call[] }) {
  if (calls.length === 0) return <p className={panel.quiet}>No call has been made yet.</p>
  return (
    <ol className={css.list} aria-label="Calls">
      {calls.map((call) => (
        <li key={call.id} className={css.call}>
          <p className={css.line}>
            <code>
              {call.method} {call.path}
            </code>
          </p>
          <p className={css.line}>
            <span>{outcome(call)}</span>
            {call.violations?.length === 0 && <span>met the contract</span>}
          </p>
          {call.violations && call.violations.length > 0 && (
            <details className={css.violations}>
              <summary>Left the contract ({call.violations.length})</summary>
              <ul>
                {call.violations.map(({ where, message, in: half }) => (
                  <li key={`${half} ${where} ${message}`}>
                    {half}: {message} <code>{where}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

function outcome({ status, duration }: Call): string {
  if (status === undefined) return 'waiting for an answer …'
  return `${status === 'failed' ? 'no answer' : status} in ${Math.round(duration ?? 0)} ms`
}
