import { useMemo, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { Select } from '../../src/ui/select/select.tsx'
import type { Call, Half } from '../scenarios/call-log.ts'
import { maskCall, toCurl, toHar } from '../scenarios/mask.ts'
import { type Go, useBench, useShown } from './bench.tsx'
import { CopyButton, saveFile } from './parts.tsx'
import css from './workbench.module.css'

const keyOf = ({ id }: Call) => String(id)
const textOf = ({ method, path, search, operation = '', status }: Call) =>
  `${method} ${path}${search} ${operation} ${status ?? ''}`

/** The classes of an outcome that the list can be narrowed to. */
const outcomes: Record<string, (call: Call) => boolean> = {
  Any: () => true,
  '2xx': ({ status }) => typeof status === 'number' && status < 300,
  '4xx': ({ status }) => typeof status === 'number' && status >= 400 && status < 500,
  '5xx': ({ status }) => typeof status === 'number' && status >= 500,
  'No answer': ({ status, frame }) => !frame && typeof status !== 'number',
  'Left the contract': ({ violations = [] }) => violations.length > 0,
}

/** The calls and live frames, newest first, each with all that was sent. */
export function CallsTab({ go }: { go: Go }) {
  const { act, app, origin } = useBench()
  const calls = useShown((state) => state.calls)
  const settings = useShown((state) => state.settings)
  const [query, setQuery] = useState('')
  const [tag, setTag] = useState('')
  const [outcome, setOutcome] = useState('Any')
  const tags = [...new Set(calls.map((call) => call.tag))].filter((one) => one !== '').sort()
  const shown = useMemo(
    () => calls.filter((call) => (tag === '' || call.tag === tag) && outcomes[outcome]?.(call)),
    [calls, tag, outcome],
  )
  const renderItem = useMemo(() => (call: Call) => <Row call={call} go={go} />, [go])
  return (
    <div className={css.calls}>
      <div className={css.row}>
        <div className={css.find}>
          <Field type="search" label="Find" value={query} onChange={({ target }) => setQuery(target.value)} />
        </div>
        <Select label="Tag" value={tag} onChange={({ target }) => setTag(target.value)}>
          <option value="">Any</option>
          {tags.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Select label="Outcome" value={outcome} onChange={({ target }) => setOutcome(target.value)}>
          {Object.keys(outcomes).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        {app && (
          <Checkbox
            label="Keep over a reload"
            checked={settings.keepCalls}
            onChange={({ target }) => act.setSettings({ ...settings, keepCalls: target.checked })}
          />
        )}
        <Button disabled={calls.length === 0} onClick={() => saveFile(toHar(shown, origin), 'emberhall-calls.har')}>
          Save as HAR
        </Button>
        <Button disabled={calls.length === 0} onClick={() => act.clearCalls()}>
          Clear calls
        </Button>
      </div>
      {calls.length === 0 && <p className={css.quiet}>No call has been made yet.</p>}
      {calls.length > 0 && (
        <FilterList
          query={query}
          isCounted
          label="Calls"
          noun={['call', 'calls']}
          items={shown}
          {...{ keyOf, textOf, renderItem }}
        />
      )}
    </div>
  )
}

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

function outcomeOf({ status, duration, frame }: Call): string {
  if (frame) return frame === 'up' ? 'sent' : 'received'
  if (status === undefined) return 'waiting for an answer …'
  return `${status === 'failed' ? 'no answer' : status} in ${Math.round(duration ?? 0)} ms`
}

const answeredBy = { rules: '', chosen: 'as chosen', real: 'real' }

function Row({ call, go }: { call: Call; go: Go }) {
  const [open, setOpen] = useState(false)
  const { method, path, at, violations, by, status } = call
  const isBad = status === 'failed' || (typeof status === 'number' && status >= 400)
  return (
    <details className={css.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={css.line}>
          <time className={css.quiet}>{time.format(at)}</time>
          <code>
            {method} {path}
          </code>
          <span className={isBad ? css.bad : undefined}>{outcomeOf(call)}</span>
          {by && answeredBy[by] !== '' && <span className={css.mark}>{answeredBy[by]}</span>}
          {violations?.length === 0 && <span className={css.good}>met the contract</span>}
          {violations && violations.length > 0 && (
            <span className={css.bad}>left the contract ({violations.length})</span>
          )}
        </span>
      </summary>
      {open && <Whole call={call} go={go} />}
    </details>
  )
}

function Whole({ call, go }: { call: Call; go: Go }) {
  const { origin } = useBench()
  // What a real server has sent is masked on the screen, too.
  const { search, operation, frame, violations = [], request, response } = call.by === 'real' ? maskCall(call) : call
  return (
    <div className={css.whole}>
      {violations.length > 0 && (
        <ul className={css.marks} aria-label="Where it left the contract">
          {violations.map(({ where, message, in: half }) => (
            <li key={`${half} ${where} ${message}`}>
              {half}: {message} <code>{where}</code>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && <code className={css.search}>{search}</code>}
      <div className={css.halves}>
        <Side name={frame ? 'Sent' : 'Request'} half={request} />
        <Side name={frame ? 'Received' : 'Answer'} half={response} />
      </div>
      {!frame && (
        <p className={css.buttons}>
          <CopyButton text={toCurl(call, origin)} words="Copy as curl" />
          {operation !== undefined && <Button onClick={() => go('answers', operation)}>Answer differently</Button>}
        </p>
      )}
    </div>
  )
}

function Side({ name, half }: { name: string; half?: Half | undefined }) {
  if (!half) return null
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      {half.headers.length > 0 && (
        <dl className={css.headers}>
          {half.headers.map(([header, value]) => (
            <div key={`${header} ${value}`}>
              <dt>{header}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {half.body !== '' && <pre>{pretty(half.body)}</pre>}
    </section>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
