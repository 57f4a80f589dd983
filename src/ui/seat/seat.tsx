import { memo, type ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import type { ColourName } from '../avatar/colour-names.ts'
import { CheckIcon, PlusIcon } from '../icon/icons.tsx'
import type { SigilName } from '../sigil/sigil-names.ts'
import styles from './seat.module.css'

/** Whether somebody is at the table: looking at it, busy with something else, or not there. */
export type Presence = 'here' | 'away' | 'offline'

/** How a seat stands: as one around a table, or as a line of a list. */
export type SeatLayout = 'stacked' | 'row'

export type SeatProps = {
  /** The person's name. */
  name: string
  /** The drawing that the person chose. */
  sigil: SigilName
  /** The colour that the person chose. */
  colour: ColourName
  /** Below the name, in a word or two: what the person is at this table. */
  detail?: ReactNode
  /** Whether the person is there. Without it: nobody knows, and nothing is said. */
  presence?: Presence
  /** True: says that the person is ready. */
  ready?: boolean
  /** How it stands: as one around a table, or as a line of a list. */
  layout?: SeatLayout
  /** What can be done about the person: buttons. */
  actions?: ReactNode
}

export type EmptySeatProps = {
  /** What is said of it. */
  label?: string
  /** What fills it: a link or a button with the class `seatLinkClass`, which covers the seat. Without it the label stands there. */
  children?: ReactNode
  /** How it stands: as one around a table, or as a line of a list. */
  layout?: SeatLayout
}

const presenceText: Record<Presence, string> = { here: 'Here', away: 'Away', offline: 'Offline' }

/** The class of the link or button that covers an empty seat. */
export const seatLinkClass: string = styles.link ?? ''

/** A seat that somebody has taken. */
export const Seat = memo(function Seat({
  name,
  sigil,
  colour,
  detail,
  presence,
  ready = false,
  layout = 'stacked',
  actions,
}: SeatProps) {
  return (
    <div className={`${styles.seat} ${styles[layout]}`} data-presence={presence}>
      <span className={styles.token}>
        <Avatar sigil={sigil} colour={colour} size={48} />
      </span>
      <div className={styles.about}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {(presence || ready) && (
          <span className={styles.marks}>
            {presence && (
              <span className={`${styles.mark} ${styles[presence] ?? ''}`}>
                <span className={styles.presence} />
                {presenceText[presence]}
              </span>
            )}
            {ready && (
              <span className={`${styles.mark} ${styles.ready}`}>
                <CheckIcon />
                Ready
              </span>
            )}
          </span>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
})

/** A seat that is still free. */
export const EmptySeat = memo(function EmptySeat({
  label = 'Empty seat',
  children,
  layout = 'stacked',
}: EmptySeatProps) {
  return (
    <div className={`${styles.seat} ${styles[layout]}`}>
      <span className={styles.place} aria-hidden="true">
        {children && <PlusIcon />}
      </span>
      <span className={styles.empty}>{children ?? label}</span>
    </div>
  )
})
