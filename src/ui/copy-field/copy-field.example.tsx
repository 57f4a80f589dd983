import { Button } from '../../ui/button/button.tsx'
import { CopyField } from '../../ui/copy-field/copy-field.tsx'

/** Other ways to pass the link on stand beside the copy button. */
export function CopyFieldExample({ share }: { share: () => void }) {
  return (
    <CopyField
      label="For the Tuesday group"
      hint="Anybody who opens this link can join."
      value="https://emberhall.example/join/2VJ0table/9f1c2b7a55e04d8f"
      actions={<Button onClick={share}>Share</Button>}
    />
  )
}
