import { cookiesOf, jsonOf } from './exchange.ts'
import type { Exchange } from './run.ts'

/** By how many characters two texts may differ and still count as alike: a masked contact may be a little longer. */
const slack = 8
/** Headers that count calls for a contact or an address, or that follow from the body. */
const counted = /rate-?limit|^content-length$|^date$|^set-cookie$/i
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export type Difference = { what: string; one: string; other: string }

/**
 * The differences between two answers, except for what also differs between the second one and another of its kind:
 * ids, times, tokens. Of those only the form is compared.
 */
export function differences(one: Exchange, other: Exchange, like: Exchange): Difference[] {
  const [a, b, c] = [one, other, like].map(featuresOf)
  const names = [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])]
  return names.flatMap((what) => {
    const [first, second, third] = [a?.[what], b?.[what], c?.[what]]
    const isSteady = second?.value === third?.value
    const isAlike = isSteady ? first?.value === second?.value : sameForm(first, second)
    return isAlike ? [] : [{ what, one: text(first), other: text(second) }]
  })
}

type Feature = { value: unknown; form: string }
const text = (feature?: Feature) => (feature === undefined ? 'absent' : JSON.stringify(feature.value))

function sameForm(one?: Feature, other?: Feature): boolean {
  if (one === undefined || other === undefined || one.form !== other.form) return one === other
  if (typeof one.value !== 'string' || typeof other.value !== 'string') return true
  return Math.abs(one.value.length - other.value.length) <= slack
}

/** Everything that can be observed of an answer, each with a name for people. */
function featuresOf(exchange: Exchange): Record<string, Feature> {
  const { status, headers } = exchange.came
  const cookies = cookiesOf(exchange.came).map(({ name, attributes }) => [name, ...attributes.keys()].join('; '))
  return {
    'the status': feature(status),
    'the set of headers': feature(
      headers
        .map(([name]) => name.toLowerCase())
        .toSorted()
        .join(', '),
    ),
    'the set of cookies': feature(cookies.toSorted().join(', ')),
    ...Object.fromEntries(
      headers
        .filter(([name]) => !counted.test(name))
        .map(([name, value]) => [`the header ${name.toLowerCase()}`, feature(value)]),
    ),
    // The layout reveals the length of a value unless all values have one length.
    'the layout of the body': feature(exchange.came.body.replace(/"(?:[^"\\]|\\.)*"|[^\s{}[\],:]+/g, '…')),
    ...leaves(jsonOf(exchange), 'the body'),
  }
}

function leaves(value: unknown, name: string): Record<string, Feature> {
  if (typeof value !== 'object' || value === null) return { [name]: feature(value) }
  const keys = Object.keys(value)
  const inside = keys.map((key) => leaves(Reflect.get(value, key), name === 'the body' ? key : `${name}.${key}`))
  return Object.assign({ [`the fields of ${name}`]: feature(keys.join(', ')) }, ...inside)
}

const feature = (value: unknown): Feature => ({ value, form: formOf(value) })

function formOf(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'null' : typeof value
  const version = uuid.exec(value)?.[1]
  if (version === undefined) return 'string'
  return `UUID of version ${version}${value === value.toLowerCase() ? '' : ' in capitals'}`
}
