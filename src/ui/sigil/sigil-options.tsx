import { Sigil } from './sigil.tsx'
import { sigils } from './sigil-names.ts'

/** The sigils to choose from, for a group of radios. */
export const sigilOptions = sigils.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
  picture: <Sigil name={value} />,
}))
