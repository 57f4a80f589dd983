import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import { gameEventsUp } from '../../src/contract/events.gen.ts'
import { zLiveCommand } from '../../src/contract/schemas/live.gen.ts'
import { readFrame } from '../../src/live/read-frame.ts'
import { transitions } from '../../src/live/transitions.ts'

const text = readFileSync('docs/live.md', 'utf8')
const frames = [...text.matchAll(/^(->|<-) (\{.*\})$/gm)].map(([, way = '', frame = '']) => ({ way, frame }))

describe('the transcript', () => {
  const down = frames.filter(({ way }) => way === '<-').map(({ frame }) => frame)
  const up = frames.filter(({ way }) => way === '->').map(({ frame }) => frame)

  test.each(down)('%s is a frame of the server, with the payload of an example', (frame) => {
    const read = readFrame(frame)
    expect(read.kind).toBe('known')
    const { type, payload } = JSON.parse(frame)
    const examples: Record<string, object> = eventExamples
    expect(Object.values(examples[type] ?? {})).toContainEqual(payload)
  })

  test.each(up)('%s is a frame of the client, with the payload of an example', (frame) => {
    const { type, payload } = zLiveCommand.parse(JSON.parse(frame))
    const schemas: Partial<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = gameEventsUp
    expect(schemas[type]?.safeParse(payload).success).toBe(true)
    const examples: Record<string, object> = eventExamples
    expect(Object.values(examples[type] ?? {})).toContainEqual(payload)
  })

  test('goes both ways, and its facts are counted', () => {
    expect(up.length).toBeGreaterThan(2)
    const seqs = down.map((frame): number => JSON.parse(frame).seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
  })
})

test('the table of states is that of the channel', () => {
  const rows = [...text.matchAll(/^\| (\w+) \| (\w+ → .*) \|$/gm)].map(([, state, turns = '']) => [
    state,
    Object.fromEntries(turns.split('; ').map((turn) => turn.split(' → '))),
  ])
  expect(Object.fromEntries(rows)).toEqual(transitions)
})

test('every event of the table of states is explained', () => {
  const turns = new Set(Object.values(transitions).flatMap((each) => Object.keys(each)))
  for (const turn of turns) expect(text).toMatch(new RegExp(`^\\| ${turn} \\| \\S`, 'm'))
})
