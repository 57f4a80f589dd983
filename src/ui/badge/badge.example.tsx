import { Badge } from '../../ui/badge/badge.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'

/** It stands beside what it speaks of. */
export function BadgeExample() {
  return (
    <>
      <p>
        Wren{' '}
        <Badge tone="good">
          <CheckIcon /> Ready
        </Badge>
      </p>
      <p>
        For the Tuesday group <Badge tone="warning">1 use left</Badge>
      </p>
    </>
  )
}
