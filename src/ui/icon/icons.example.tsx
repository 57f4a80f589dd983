import { Button } from '../../ui/button/button.tsx'
import { CopyIcon } from '../../ui/icon/icons.tsx'

/** Beside a text, and as the only content of a button, which then needs a name. */
export function IconsExample() {
  return (
    <>
      <Button>
        <CopyIcon /> Copy the link
      </Button>{' '}
      <Button aria-label="Copy the link">
        <CopyIcon />
      </Button>
    </>
  )
}
