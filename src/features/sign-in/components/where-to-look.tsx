import { memo } from 'react'
import type { ContactType } from '../../../rules/contact.ts'
import styles from './login-dialog.module.css'

/** A phone that receives a message, and an envelope. The six dots stand for the six digits. */
const drawings: Record<ContactType, string> = {
  phone:
    'M19 21V12a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H23a4 4 0 0 1-4-4V43M28 50h8M6 21h30a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H17l-7 6v-6H6a3 3 0 0 1-3-3V24a3 3 0 0 1 3-3z',
  email: 'M14 28V10h36v18M14 23 6 29v24a3 3 0 0 0 3 3h46a3 3 0 0 0 3-3V29l-8-6M6 30l26 16 26-16',
}
const dots: Record<ContactType, string> = {
  phone: 'M9 30h.1M13.8 30h.1M18.6 30h.1M23.4 30h.1M28.2 30h.1M33 30h.1',
  email: 'M20 24h.1M24.8 24h.1M29.6 24h.1M34.4 24h.1M39.2 24h.1M44 24h.1',
}

/** A drawing of where the code arrives. The text beside it says the same. */
export const WhereToLook = memo(function WhereToLook({ type }: { type: ContactType }) {
  return (
    <svg className={styles.where} viewBox="0 0 64 64" aria-hidden="true">
      <path d={drawings[type]} />
      <path d={dots[type]} strokeWidth="3.5" />
    </svg>
  )
})
