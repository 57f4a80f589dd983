import { type FormEvent, useCallback, useMemo, useState } from 'react'
import { summaries } from '../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { findMatches } from '../../src/lib/match-words.ts'
import { Badge } from '../../src/ui/badge/badge.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import common from '../../src/ui/common.module.css'
import { Field } from '../../src/ui/field/field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { describeAnswer, longestWait, offerOf, offersOf, wordsOf } from '../scenarios/chosen-answers.ts'
import { useAnswer, useBench } from './bench.tsx'
import css from './panel.module.css'
import { Choice, JsonField, jsonProblem, Opening } from './parts.tsx'

const ids = Object.keys(operations) as OperationId[]
const isOperation = (id = ''): id is OperationId => id in operations
const keyOf = (id: OperationId) => id
const nameOf = (id: OperationId) => `${operations[id].path} ${summaries[id].summary}`
const noun = ['operation', 'operations'] as const

/** Chooses how single operations are answered. @param subject the operation to begin with */
export function AnswersTab({ subject }: { subject: string }) {
  const { settings, calls } = useBench()
  const [query, setQuery] = useState(subject)
  // What was chosen or called comes first, as it was when the tab was opened: a list that is read doesn't move.
  const [items] = useState(() => {
    const first = [...Object.keys(settings.chosenAnswers), ...calls.map(({ operation }) => operation)]
    return [...new Set([subject, ...first, ...ids].filter(isOperation))]
  })
  // Those whose own name has the words come before those whose answers have them.
  const sorted = useMemo(() => [...new Set([...findMatches(items, query, nameOf), ...items])], [items, query])
  const renderItem = useCallback(
    (id: OperationId) => <Operation id={id} open={id === subject} query={query} />,
    [subject, query],
  )
  return (
    <div className={common.close}>
      <Field
        type="search"
        label="Find an operation"
        hint="By its path, or by what it says: “too many codes”"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <FilterList label="Operations" noun={noun} textOf={wordsOf} {...{ query, items: sorted, keyOf, renderItem }} />
    </div>
  )
}

/** @param query what the list is searched for: the answer that says so is chosen first */
function Operation({ id, open, query }: { id: OperationId; open: boolean; query: string }) {
  const answer = useBench().settings.chosenAnswers[id]
  const { method, path } = operations[id]
  const line = (
    <>
      <code>
        {method} {path}
      </code>
      <span className={common.muted}>{summaries[id].summary}</span>
      {answer && <Badge tone="warning">{describeAnswer(id, answer)}</Badge>}
    </>
  )
  return (
    <Opening line={line} open={open}>
      {() => <Editor id={id} query={query} />}
    </Opening>
  )
}

/** Chooses the answer of one operation; at first the one that has all words of a query. */
function Editor({ id, query }: { id: OperationId; query: string }) {
  const { act, run, settings } = useBench()
  const answer = settings.chosenAnswers[id]
  const [offers] = useState(() => offersOf(id))
  const [first] = useState(() => (query.trim() === '' ? [] : findMatches(offers, query, ({ words }) => words))[0])
  const [edited, setEdited] = useState<typeof answer>()
  const draft = edited ?? answer ?? first?.answer ?? {}
  const { fault, status, delay = 0, once = false } = draft
  const offer = offerOf(id, draft)
  const given = offer?.body ?? ''
  const text = draft.body ?? given
  const error = jsonProblem(text)
  const [found] = useAnswer(
    async () => (status === undefined || error ? [] : act.checkAnswer(id, status, text)),
    [],
    [id, status, text],
  )
  const choose = async (next?: typeof draft) => {
    await act.answerWith(id, next)
    // More may have been typed meanwhile.
    setEdited((now) => (now === edited ? undefined : now))
    return next && 'Applies from the next call on. Reload the app, or repeat what makes this call.'
  }
  // Not an `action`: React would reset the form after it, and the select would show its first option.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isNothing = fault === undefined && status === undefined && delay === 0
    void run(() => choose(isNothing ? undefined : draft))
  }
  return (
    <form className={common.close} onSubmit={submit}>
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
        <Button type="submit" variant="primary" disabled={error !== undefined}>
          Answer like this
        </Button>
        {answer && (
          <Button aria-label={`Put ${id} back`} onClick={() => run(() => choose())}>
            Put back
          </Button>
        )}
      </div>
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
          error={error}
          found={found}
          onChange={({ target: { value } }) => setEdited({ ...draft, body: value === given ? undefined : value })}
        />
      )}
    </form>
  )
}
