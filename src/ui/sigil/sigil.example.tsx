import { Sigil } from '../../ui/sigil/sigil.tsx'
import { sigils } from '../../ui/sigil/sigil-names.ts'

/** Beside its name it decorates; alone it has a name of its own. */
export function SigilExample() {
  return (
    <p>
      <Sigil name="owl" /> The owl is taken. <Sigil name="stag" label="Stag" /> is one of {sigils.length - 1} that are
      free.
    </p>
  )
}
