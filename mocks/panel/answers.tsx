import { type FormEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { summaries } from '../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { finderIn } from '../../src/ui/filter-list/use-filter.ts'
import {
  type ChosenAnswer,
  declaredAnswers,
  describeAnswer,
  exampleText,
  longestWait,
  offerOf,
  offersOf,
  wordsOf,
} from '../scenarios/chosen-answers.ts'
import { useBench, useOutcome, useShown } from './bench.tsx'
import css from './panel.module.css'
import { Choice, JsonField, jsonProblem, Opening, TextField } from './parts.tsx'

const ids = Object.keys(operations) as OperationId[]
const isOperation = (id = ''): id is OperationId => id in operations
const keyOf = (id: OperationId) => id
const nameOf = (id: OperationId) => `${operations[id].path} ${summaries[id].summary}`
const noun = ['operation', 'operations'] as const

/** Chooses how single operations are answered. @param subject the operation to begin with */
export function AnswersTab({ subject = '' }: { subject?: string }) {
  const { get } = useBench()
  const [query, setQuery] = useState(subject)
  // What was chosen or called comes first, as it was when the tab was opened: a list that is read doesn't move.
  const [items] = useState(() => {
    const { settings, calls } = get()
    const first = [...Object.keys(settings.chosenAnswers), ...calls.map(({ operation }) => operation)]
    return [...new Set([subject, ...first, ...ids].filter(isOperation))]
  })
  // Those whose own name has the words come before those whose answers have them.
  const sorted = useMemo(() => {
    const named = finderIn(items, nameOf)(query).flatMap((at) => items[at] ?? [])
    return [...new Set([...named, ...items])]
  }, [items, query])
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
      <FilterList label="Operations" noun={noun} textOf={wordsOf} {...{ query, items: sorted, keyOf, renderItem }} />
    </div>
  )
}

/** @param asked what the list is searched for: the answer that says so is chosen first */
function Operation({ id, open, asked }: { id: OperationId; open: boolean; asked: RefObject<string> }) {
  const answer = useShown((state) => state.settings.chosenAnswers[id])
  const { method, path } = operations[id]
  const line = (
    <>
      <code>
        {method} {path}
      </code>
      <span className={css.quiet}>{summaries[id].summary}</span>
      {answer && <span className={css.mark}>{describeAnswer(id, answer)}</span>}
    </>
  )
  return (
    <Opening line={line} open={open}>
      {() => <Editor id={id} answer={answer} query={asked.current} />}
    </Opening>
  )
}

/** Chooses the answer of one operation; at first the one that has all words of a query. */
function Editor({ id, answer, query }: { id: OperationId; answer: ChosenAnswer | undefined; query: string }) {
  const { act } = useBench()
  const { outcome, run } = useOutcome()
  const [offers] = useState(() => offersOf(id))
  const [first] = useState(() => {
    const [at = -1] = query.trim() === '' ? [] : finderIn(declaredAnswers(id), ({ words }) => words)(query)
    return offers[at]?.answer ?? {}
  })
  const [edited, setEdited] = useState<ChosenAnswer>()
  const draft = edited ?? answer ?? first
  const { fault, status, delay = 0, once = false } = draft
  const offer = offerOf(id, draft)
  const given = exampleText(offer)
  const text = draft.body ?? given
  const check = useCallback(
    (body: string) => (status === undefined ? Promise.resolve([]) : act.checkAnswer(id, status, body)),
    [act, id, status],
  )
  const choose = async (next?: ChosenAnswer) => {
    await act.answerWith(id, next)
    setEdited(undefined)
    return next && 'Applies from the next call on. Reload the app, or repeat what makes this call.'
  }
  // Not an `action`: React would reset the form after it, and the select would show its first option.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isNothing = fault === undefined && status === undefined && delay === 0
    void run(() => choose(isNothing ? undefined : draft))
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <div className={css.row}>
        <Choice
          label="Answer"
          value={offer?.words ?? ''}
          options={[['', 'As the rules say'], ...offers.map(({ words }) => [words, words] as const)]}
          onChoose={(chosen) => {
            const next = offers.find(({ words }) => words === chosen)
            setEdited({ ...next?.answer, delay: draft.delay, once: draft.once })
          }}
        />
        <Button type="submit" variant="primary" disabled={jsonProblem(text) !== undefined}>
          Answer like this
        </Button>
        {answer && (
          <Button aria-label={`Put ${id} back`} onClick={() => run(() => choose())}>
            Put back
          </Button>
        )}
      </div>
      {outcome}
      <div className={css.row}>
        <Field
          type="number"
          label="Delay (ms)"
          min={0}
          max={longestWait}
          value={delay}
          onChange={({ target }) =>
            target.validity.valid && setEdited({ ...draft, delay: target.value === '' ? 0 : target.valueAsNumber })
          }
        />
        <Checkbox
          label="For the next call only"
          checked={once}
          onChange={({ target }) => setEdited({ ...draft, once: target.checked || undefined })}
        />
      </div>
      {given !== '' && (
        <JsonField
          label="Body"
          value={text}
          check={check}
          onChange={(body) => setEdited({ ...draft, body: body === given ? undefined : body })}
        />
      )}
    </form>
  )
}
