import { useMemo, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { CopyField } from '../../src/ui/copy-field/copy-field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import type { Call, Half } from '../scenarios/call-log.ts'
import { maskCall, toCurl, toHar } from '../scenarios/mask.ts'
import { type Go, useBench, useMock } from './bench.tsx'
import css from './panel.module.css'
import { Choice, itself, JsonField, Marks, Opening, saveFile } from './parts.tsx'

const noun = ['call', 'calls'] as const
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
  const { act, app, origin, calls, settings, real } = useMock()
  const [tag, setTag] = useState('')
  const [outcome, setOutcome] = useState('Any')
  const tags = [...new Set(calls.map((call) => call.tag))].filter((one) => one !== '').sort()
  const shown = useMemo(
    () => calls.filter((call) => (tag === '' || call.tag === tag) && outcomes[outcome]?.(call)),
    [calls, tag, outcome],
  )
  const renderItem = useMemo(() => (call: Call) => <Row call={call} go={go} />, [go])
  return (
    <div className={css.form}>
      <div className={css.row}>
        <Choice label="Tag" value={tag} options={[['', 'Any'], ...tags.map(itself)]} onChoose={setTag} />
        <Choice label="Outcome" value={outcome} options={Object.keys(outcomes).map(itself)} onChoose={setOutcome} />
        {app && (
          <Checkbox
            label="Keep over a reload"
            checked={settings.keepCalls}
            onChange={({ target }) => act.changeSettings({ keepCalls: target.checked })}
          />
        )}
        <Button disabled={calls.length === 0} onClick={() => saveFile(toHar(shown, origin), 'emberhall-calls.har')}>
          Save as HAR
        </Button>
        <Button disabled={calls.length === 0} onClick={() => act.clearCalls()}>
          Clear calls
        </Button>
      </div>
      {!app && real.includes('live') && (
        <p className={css.quiet}>The frames of the real live channel pass through unread.</p>
      )}
      {calls.length === 0 && <p className={css.quiet}>No call has been made yet.</p>}
      <FilterList isCounted label="Calls" noun={noun} items={shown} {...{ keyOf, textOf, renderItem }} />
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
  const { method, path, at, violations, by = 'rules', status } = call
  const isBad = status === 'failed' || (typeof status === 'number' && status >= 400)
  const line = (
    <>
      <time className={css.quiet}>{time.format(at)}</time>
      <code>
        {method} {path}
      </code>
      <span className={isBad ? css.bad : undefined}>{outcomeOf(call)}</span>
      {answeredBy[by] !== '' && <span className={css.mark}>{answeredBy[by]}</span>}
      {violations?.length === 0 && <span className={css.good}>met the contract</span>}
      {violations && violations.length > 0 && <span className={css.bad}>left the contract ({violations.length})</span>}
    </>
  )
  return <Opening line={line}>{() => <Whole call={call} go={go} />}</Opening>
}

function Whole({ call, go }: { call: Call; go: Go }) {
  const { origin } = useBench()
  // What a real server has sent is masked on the screen, too.
  const { search, operation, frame, violations = [], request, response } = call.by === 'real' ? maskCall(call) : call
  return (
    <>
      <Marks
        label="Where it left the contract"
        sentences={violations.map(({ where, message, in: half }) => `${half}: ${message} (${where})`)}
      />
      {search !== '' && <code>{search}</code>}
      <div className={css.columns}>
        {request && <JsonField label={frame ? 'Sent' : 'Request'} value={inLines(request)} />}
        {response && <JsonField label={frame ? 'Received' : 'Answer'} value={inLines(response)} />}
      </div>
      {!frame && (
        <CopyField
          label="As curl"
          copyLabel="Copy as curl"
          value={toCurl(call, origin)}
          actions={operation && <Button onClick={() => go('answers', operation)}>Answer differently</Button>}
        />
      )}
    </>
  )
}

/** The headers, a line each, and below them the body. */
const inLines = ({ headers, body }: Half): string =>
  [...headers.map(([name, value]) => `${name}: ${value}`), '', pretty(body)].join('\n').trim()

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
