import { useMemo, useState } from 'react'
import { readJson } from '../../src/contract/read-json.ts'
import { saveFile } from '../../src/lib/save-file.ts'
import { Badge } from '../../src/ui/badge/badge.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import common from '../../src/ui/common.module.css'
import { CopyField } from '../../src/ui/copy-field/copy-field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { type Call, type Half, isFrame } from '../scenarios/call-log.ts'
import { maskCall, toCurl, toHar } from '../scenarios/mask.ts'
import { useBench } from './bench.tsx'
import css from './panel.module.css'
import { Choice, JsonField, Marks, Opening, time } from './parts.tsx'

const noun = ['call', 'calls'] as const
const keyOf = ({ id }: Call) => String(id)
const renderItem = (call: Call) => <Row call={call} />
const textOf = (call: Call) =>
  `${call.method} ${call.path} ${call.operation ?? ''} ${call.tag} ${statusOf(call)} ${verdictOf(call)}`

function statusOf(call: Call): string {
  const { status, request } = call
  if (isFrame(call)) return request ? 'sent' : 'received'
  return status === 'failed' ? 'no answer' : String(status ?? 'waiting')
}

function verdictOf({ violations }: Call): string {
  if (!violations) return ''
  return violations.length === 0 ? 'met the contract' : `left the contract (${violations.length})`
}

/** The calls and live frames, newest first, each with all that was sent. */
export function CallsTab() {
  const { act, app, calls, settings, real } = useBench()
  const [only, setOnly] = useState('')
  const shown = useMemo(() => calls.filter((call) => ['', call.tag, statusOf(call)].includes(only)), [calls, only])
  // What is chosen stays there when its calls have gone.
  const kinds = new Set(['', only, ...calls.flatMap((call) => [statusOf(call), call.tag]).sort()])
  const save = () =>
    saveFile({ name: 'emberhall-calls.har', type: 'application/json', text: toHar(shown, location.origin) })
  return (
    <div className={common.close}>
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
        <p className={common.muted}>Frames of the real live channel pass through unread.</p>
      )}
      {calls.length === 0 && <p className={common.muted}>No call has been made yet.</p>}
      <FilterList isCounted label="Calls" noun={noun} items={shown} {...{ keyOf, textOf, renderItem }} />
    </div>
  )
}

const answeredBy = { rules: '', chosen: 'as chosen', real: 'real' }

function Row({ call: sent }: { call: Call }) {
  const { differ } = useBench()
  // What a real server has sent is masked on the screen, too.
  const call = sent.by === 'real' ? maskCall(sent) : sent
  const { method, path, at, operation, duration, violations = [], by = 'rules', status = 0, request, response } = call
  const isBad = status === 'failed' || status >= 400
  const line = (
    <>
      <time className={common.muted}>{time.format(at)}</time>
      <code>
        {method} {path}
      </code>
      <span className={isBad ? common.fault : undefined}>
        {statusOf(call)}
        {duration !== undefined && ` in ${Math.round(duration)} ms`}
      </span>
      {answeredBy[by] && <Badge tone="warning">{answeredBy[by]}</Badge>}
      <span className={violations.length > 0 ? common.fault : common.muted}>{verdictOf(call)}</span>
    </>
  )
  return (
    <Opening line={line}>
      {() => (
        <>
          <Marks
            label="Where it left the contract"
            sentences={violations.map(({ where, message, in: half }) => `${half}: ${message} (${where})`)}
          />
          <div className={css.columns}>
            {request && <JsonField label={isFrame(call) ? 'Sent' : 'Request'} {...toRead(request)} />}
            {response && <JsonField label={isFrame(call) ? 'Received' : 'Answer'} {...toRead(response)} />}
          </div>
          {!isFrame(call) && (
            <CopyField
              label="As curl"
              copyLabel="Copy as curl"
              value={toCurl(call, location.origin)}
              actions={operation && <Button onClick={() => differ(operation)}>Answer differently</Button>}
            />
          )}
        </>
      )}
    </Opening>
  )
}

/** The headers, a line each, and below them the body. */
function toRead({ headers, body }: Half) {
  const json = readJson(body)
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const value = [...lines, '', json === undefined ? body : JSON.stringify(json, null, 2)].join('\n').trim()
  return { rows: 3, readOnly: true, value }
}
