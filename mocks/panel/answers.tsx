import { useCallback, useMemo, useState } from 'react'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { Combobox } from '../../src/ui/combobox/combobox.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/select/select.tsx'
import {
  type ChosenAnswer,
  declaredAnswers,
  describeAnswer,
  exampleText,
  longestWait,
  operationLabel,
} from '../scenarios/answers.ts'
import { type FaultId, faultIds, faults } from '../scenarios/faults.ts'
import { useBench, useShown } from './bench.tsx'
import { JsonField, jsonProblem } from './parts.tsx'
import css from './workbench.module.css'

const ids = Object.keys(operations) as OperationId[]
const isOperation = (id = ''): id is OperationId => id in operations
const options = ids.map((id) => ({ value: id, label: operationLabel(id) }))

/** Chooses how single operations are answered. @param subject the operation to begin with */
export function AnswersTab({ subject }: { subject?: string }) {
  const { act } = useBench()
  const { faults: plain, answers } = useShown((state) => state.settings)
  const chosen = useMemo(
    () =>
      ids.flatMap((id) => {
        const answer = answers[id] ?? (plain[id] && { fault: plain[id] })
        return answer ? [{ id, answer }] : []
      }),
    [answers, plain],
  )
  const [operation, setOperation] = useState(subject ?? '')
  return (
    <div className={css.columns}>
      <section>
        <Combobox
          label="Operation"
          value={operation}
          options={options}
          onChange={setOperation}
          noun={['operation', 'operations']}
        />
        {isOperation(operation) && (
          <Editor key={operation} id={operation} now={chosen.find(({ id }) => id === operation)?.answer} />
        )}
      </section>
      <section>
        <h2>Answered otherwise ({chosen.length})</h2>
        {chosen.length === 0 && <p className={css.quiet}>Every operation is answered as the rules say.</p>}
        <ul className={css.list} aria-label="Answered otherwise">
          {chosen.map(({ id, answer }) => (
            <li key={id} className={css.card}>
              <p>
                <code>{id}</code> {describeAnswer(answer)}
              </p>
              <p className={css.buttons}>
                <Button variant="quiet" aria-label={`Edit ${id}`} onClick={() => setOperation(id)}>
                  Edit
                </Button>
                <Button variant="quiet" aria-label={`Put ${id} back`} onClick={() => act.answerWith(id)}>
                  Put back
                </Button>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const rules = 'rules'
/** The value of a choice: `rules`, `fault:<id>`, or `<status>:<example>`. */
const valueFor = ({ fault, status, example = '' }: ChosenAnswer): string =>
  fault ? `fault:${fault}` : status === undefined ? rules : `${status}:${example}`

function readValue(value: string): ChosenAnswer {
  const [kind = '', name = ''] = value.split(':')
  if (kind === rules) return {}
  const fault = faultIds.find((id: FaultId) => kind === 'fault' && id === name)
  return fault ? { fault } : { status: Number(kind), ...(name !== '' && { example: name }) }
}

/** Chooses the answer of one operation. */
function Editor({ id, now = {} }: { id: OperationId; now?: ChosenAnswer | undefined }) {
  const { act } = useBench()
  const declared = useMemo(() => declaredAnswers(id), [id])
  const [draft, setDraft] = useState(now)
  const { status, example, delay = 0, once = false } = draft
  const given = status === undefined ? '' : exampleText(id, status, example)
  const text = draft.body ?? given
  const check = useCallback(
    (body: string) => (status === undefined ? Promise.resolve([]) : act.checkAnswer(id, status, body)),
    [act, id, status],
  )
  const isWhole = jsonProblem(text) === undefined
  const isNothing = valueFor(draft) === rules && delay === 0
  return (
    <form className={css.form} action={() => act.answerWith(id, isNothing ? undefined : draft)}>
      <Select
        label="Answer"
        value={valueFor(draft)}
        onChange={({ target }) => setDraft({ ...readValue(target.value), delay: draft.delay, once: draft.once })}
      >
        <option value={rules}>As the rules say</option>
        <optgroup label="From the contract">
          {declared.map((one) => (
            <option
              key={valueFor({ status: one.status, example: one.name })}
              value={valueFor({ status: one.status, example: one.name })}
            >
              {one.status} {one.name}
              {messageOf(one.body)}
            </option>
          ))}
        </optgroup>
        <optgroup label="Faults">
          {faultIds.map((fault) => (
            <option key={fault} value={`fault:${fault}`}>
              {faults[fault].label}
            </option>
          ))}
        </optgroup>
      </Select>
      {given !== '' && (
        <JsonField
          label="Body"
          value={text}
          check={check}
          onChange={(body) => setDraft({ ...draft, body: body === given ? undefined : body })}
        />
      )}
      <div className={css.row}>
        <Field
          type="number"
          label="Delay (ms)"
          min={0}
          max={longestWait}
          value={delay}
          onChange={({ target }) =>
            target.validity.valid && setDraft({ ...draft, delay: target.value === '' ? 0 : target.valueAsNumber })
          }
        />
        <Checkbox
          label="For the next call only"
          checked={once}
          onChange={({ target }) => setDraft({ ...draft, once: target.checked || undefined })}
        />
      </div>
      <p className={css.buttons}>
        <Button type="submit" variant="primary" disabled={!isWhole}>
          Answer like this
        </Button>
      </p>
    </form>
  )
}

/** The sentence of an error, which people look for. */
const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? `: ${String(body.message)}` : ''
