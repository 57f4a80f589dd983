import { zRefillTo } from '../../../contract/schemas/characters.gen.ts'
import type { CharacterBlock, NewRefill, RefillTo } from '../../../contract/types.gen.ts'
import { isSettable, type Settable } from '../../../rules/sheet/settable.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { mostRefills } from '../model/words.ts'
import styles from './characters.module.css'

type RefillFieldsProps = {
  blocks: readonly CharacterBlock[]
  refills: readonly NewRefill[]
  /** What is wrong with the label of each. */
  problems: readonly (string | undefined)[]
  onChange: (refills: NewRefill[]) => void
}

/** What a refill can set a block to, in words. A number without a max cannot be filled. */
const choicesOf = (block: Settable): Record<RefillTo, string | false> =>
  block.kind === 'toggle'
    ? { full: 'Turn it on', empty: 'Turn it off', value: false }
    : { full: block.max !== undefined && 'Fill it', empty: 'Empty it', value: 'Set it to…' }

/** Up to three refills: what each is called, and to what it sets each track, number and toggle. */
export function RefillFields({ blocks, refills, problems, onChange }: RefillFieldsProps) {
  const settable = blocks.filter(isSettable)
  const change = (at: number, part: Partial<NewRefill>) =>
    onChange(refills.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <>
      {refills.map((refill, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new refill has no id
        <fieldset key={at} className={`${common.close} ${styles.add}`}>
          <legend>Refill {at + 1}</legend>
          <Field
            label="Refill name"
            hint="For example, Short rest or New scene."
            dir="auto"
            autoComplete="off"
            value={refill.label}
            error={problems[at]}
            onChange={({ target }) => change(at, { label: target.value })}
          />
          <div className={`${common.row} ${styles.row}`}>
            {settable.map((block) => (
              <Step
                key={block.blockId}
                block={block}
                name={`Refill ${at + 1}: ${block.label}`}
                step={refill.steps.find(({ blockId }) => blockId === block.blockId)}
                onChange={(step) => {
                  const others = refill.steps.filter(({ blockId }) => blockId !== block.blockId)
                  change(at, { steps: step ? [...others, step] : others })
                }}
              />
            ))}
          </div>
          <p>
            <Button variant="quietDanger" onClick={() => onChange(refills.filter((_, index) => index !== at))}>
              Remove refill {at + 1}
            </Button>
          </p>
        </fieldset>
      ))}
      {refills.length < mostRefills && settable.length > 0 && (
        <p>
          <Button onClick={() => onChange([...refills, { label: '', steps: [] }])}>Add a refill</Button>
        </p>
      )}
    </>
  )
}

type RefillStep = NewRefill['steps'][number]
type StepProps = {
  block: Settable
  /** Tells it from the select of another refill, and of the health. */
  name: string
  step: RefillStep | undefined
  onChange: (step?: RefillStep) => void
}

function Step({ block, name, step, onChange }: StepProps) {
  const { blockId, label } = block
  const choose = (chosen: string) => {
    const { data: to } = zRefillTo.safeParse(chosen)
    onChange(to && { blockId, to, ...(to === 'value' && { value: 0 }) })
  }
  return (
    <div>
      <Select label={label} aria-label={name} value={step?.to ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">Don't change</option>
        {optionsOf(Object.entries(choicesOf(block)).flatMap(([to, words]) => (words ? [[to, words] as const] : [])))}
      </Select>
      {step?.to === 'value' && (
        <Field
          label={`${label} becomes`}
          type="number"
          inputMode="numeric"
          step={1}
          value={step.value ?? 0}
          onChange={({ target }) => onChange({ ...step, value: Math.trunc(Number(target.value)) || 0 })}
        />
      )}
    </div>
  )
}
