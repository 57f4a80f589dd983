import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { summaries } from '../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { finderIn } from '../../src/ui/filter-list/use-filter.ts'
import { Select } from '../../src/ui/select/select.tsx'
import {
  type ChosenAnswer,
  declaredAnswers,
  describeAnswer,
  exampleText,
  type FaultId,
  faultIds,
  faults,
  longestWait,
  wordsOf,
} from '../scenarios/answers.ts'
import { useBench, useShown } from './bench.tsx'
import css from './panel.module.css'
import { JsonField, jsonProblem, Opening, TextField } from './parts.tsx'

const ids = Object.keys(operations) as OperationId[]
const isOperation = (id = ''): id is OperationId => id in operations
const keyOf = (id: OperationId) => id
const noun = ['operation', 'operations'] as const

/** Chooses how single operations are answered. @param subject the operation to begin with */
export function AnswersTab({ subject = '' }: { subject?: string }) {
  const { get } = useBench()
  const [query, setQuery] = useState(subject)
  // What was chosen or called comes first, as it was when the tab was opened: a list that is read doesn't move.
  const [items] = useState(() => {
    const { settings, calls } = get()
    const first = [...Object.keys(settings.answers), ...calls.map(({ operation }) => operation)]
    return [...new Set([subject, ...first, ...ids].filter(isOperation))]
  })
  const asked = useRef(query)
  asked.current = query
  const renderItem = useCallback(
    (id: OperationId) => <Operation id={id} open={id === subject} asked={asked} />,
    [subject],
  )
  return (
    <div className={css.form}>
      <TextField
        type="search"
        label="Find an operation"
        hint="By its path, or by what it says: “too many codes”"
        value={query}
        onText={setQuery}
      />
      <FilterList label="Operations" noun={noun} textOf={wordsOf} {...{ query, items, keyOf, renderItem }} />
    </div>
  )
}

/** @param asked what the list is searched for: the answer that says so is chosen first */
function Operation({ id, open, asked }: { id: OperationId; open: boolean; asked: RefObject<string> }) {
  const { act } = useBench()
  const answer = useShown((state) => state.settings.answers[id])
  const { method, path } = operations[id]
  const line = (
    <>
      <code>
        {method} {path}
      </code>
      <span className={css.quiet}>{summaries[id].summary}</span>
      {answer && <span className={css.mark}>{describeAnswer(answer)}</span>}
    </>
  )
  return (
    <Opening line={line} open={open}>
      {() => (
        <>
          <Editor key={JSON.stringify(answer)} id={id} now={answer ?? answerFor(id, asked.current)} />
          {answer && (
            <p>
              <Button aria-label={`Put ${id} back`} onClick={() => act.answerWith(id)}>
                Put back
              </Button>
            </p>
          )}
        </>
      )}
    </Opening>
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

/** The answer that has all words of a query. */
function answerFor(id: OperationId, query: string): ChosenAnswer {
  const declared = declaredAnswers(id)
  const [at] = query.trim() === '' ? [] : finderIn(declared, ({ words }) => words)(query)
  const found = at === undefined ? undefined : declared[at]
  return found ? { status: found.status, example: found.name } : {}
}

/** Chooses the answer of one operation. */
function Editor({ id, now }: { id: OperationId; now: ChosenAnswer }) {
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
          {declared.map(({ status, name: example, words }) => (
            <option key={words} value={valueFor({ status, example })}>
              {words}
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
        <Button type="submit" variant="primary" disabled={jsonProblem(text) !== undefined}>
          Answer like this
        </Button>
      </div>
    </form>
  )
}
