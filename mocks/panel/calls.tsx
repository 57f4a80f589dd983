import { useMemo, useState } from 'react'
import { saveFile } from '../../src/lib/save-file.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { CopyField } from '../../src/ui/copy-field/copy-field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import type { Call, Half } from '../scenarios/call-log.ts'
import { maskCall, toCurl, toHar } from '../scenarios/mask.ts'
import { type Go, useBench, useMock } from './bench.tsx'
import css from './panel.module.css'
import { Choice, JsonField, Marks, Opening, time } from './parts.tsx'

const noun = ['call', 'calls'] as const
const keyOf = ({ id }: Call) => String(id)
const textOf = (call: Call) =>
  `${call.method} ${call.path}${call.search} ${call.operation ?? ''} ${call.tag} ${statusOf(call)} ${verdictOf(call)}`

function statusOf({ status, frame }: Call): string {
  if (frame) return frame === 'up' ? 'sent' : 'received'
  return status === 'failed' ? 'no answer' : String(status ?? 'waiting')
}

function verdictOf({ violations }: Call): string {
  if (!violations) return ''
  return violations.length === 0 ? 'met the contract' : `left the contract (${violations.length})`
}

/** The calls and live frames, newest first, each with all that was sent. */
export function CallsTab({ go }: { go: Go }) {
  const { act, app, origin, calls, settings, real } = useMock()
  const [only, setOnly] = useState('')
  const shown = useMemo(() => calls.filter((call) => ['', call.tag, statusOf(call)].includes(only)), [calls, only])
  const renderItem = useMemo(() => (call: Call) => <Row call={call} go={go} />, [go])
  // What is chosen stays there when its calls have gone.
  const kinds = new Set(['', only, ...calls.flatMap((call) => [statusOf(call), call.tag]).sort()])
  const save = () => saveFile({ name: 'emberhall-calls.har', type: 'application/json', text: toHar(shown, origin) })
  return (
    <div className={css.form}>
      <div className={css.row}>
        <Choice
          label="Status or tag"
          value={only}
          options={[...kinds].map((kind) => [kind, kind || 'Any'])}
          onChoose={setOnly}
        />
        {app && (
          <Checkbox
            label="Keep after a reload"
            checked={settings.keepCalls}
            onChange={({ target }) => act.changeSettings({ keepCalls: target.checked })}
          />
        )}
        <Button disabled={calls.length === 0} onClick={save}>
          Save as HAR
        </Button>
        <Button disabled={calls.length === 0} onClick={() => act.clearCalls()}>
          Clear calls
        </Button>
      </div>
      {!app && real.includes('live') && (
        <p className={css.quiet}>Frames of the real live channel pass through unread.</p>
      )}
      {calls.length === 0 && <p className={css.quiet}>No call has been made yet.</p>}
      <FilterList isCounted label="Calls" noun={noun} items={shown} {...{ keyOf, textOf, renderItem }} />
    </div>
  )
}

const answeredBy = { rules: '', chosen: 'as chosen', real: 'real' }

function Row({ call, go }: { call: Call; go: Go }) {
  const { method, path, at, duration, violations = [], by = 'rules', status = 0 } = call
  const isBad = status === 'failed' || status >= 400
  const line = (
    <>
      <time className={css.quiet}>{time.format(at)}</time>
      <code>
        {method} {path}
      </code>
      <span className={isBad ? css.bad : undefined}>
        {statusOf(call)}
        {duration !== undefined && ` in ${Math.round(duration)} ms`}
      </span>
      <span className={css.mark}>{answeredBy[by]}</span>
      <span className={violations.length > 0 ? css.bad : css.quiet}>{verdictOf(call)}</span>
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
