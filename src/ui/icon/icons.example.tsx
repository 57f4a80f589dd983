import { Button } from '../../ui/button/button.tsx'
import { CopyIcon } from '../../ui/icon/icons.tsx'

/** Beside a text, and as the whole of a button, whose name then says what it does. */
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
