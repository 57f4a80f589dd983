import { memo, type ReactNode } from 'react'
import { Avatar, type ColourName } from '../avatar/avatar.tsx'
import common from '../common.module.css'
import { CheckIcon, PlusIcon } from '../icon/icons.tsx'
import type { SigilName } from '../sigil/sigil-names.ts'
import styles from './seat.module.css'

/** Whether a person has the app open and in use (here), open (away), or not open (offline). */
export type Presence = 'here' | 'away' | 'offline'

/** `stacked` for seats around a table, `row` for a line of a list. */
export type SeatLayout = 'stacked' | 'row'

export type SeatProps = {
  /** The person’s name. */
  name: string
  /** The drawing that the person chose. */
  sigil: SigilName
  /** The color that the person chose. */
  colour: ColourName
  /** One or two words below the name, such as the role. Around a table, it's shown before the presence, and only if there is one. */
  detail?: ReactNode
  /** The person’s presence. Without it none is shown. */
  presence?: Presence
  /** Whether “Ready” is shown. */
  ready?: boolean
  /** `stacked` for seats around a table, `row` for a line of a list. */
  layout?: SeatLayout
  /**
   * Actions on the person: buttons in a row. Around a table it is one button with the class `seatActionClass`, which is
   * drawn at the rim of the avatar.
   */
  actions?: ReactNode
}

export type EmptySeatProps = {
  /** A link or a button with the class `seatLinkClass`. It covers the seat. */
  children?: ReactNode
  /** Another empty seat leads to the same place: this one looks like a link only while it is pointed at or focused. */
  quiet?: boolean
}

const presenceText: Record<Presence, string> = { here: 'Here', away: 'Away', offline: 'Offline' }

/** The class of the link or button that covers an empty seat. */
export const seatLinkClass: string = styles.link ?? ''

/** The class of the button of a taken seat around a table. */
export const seatActionClass: string = styles.action ?? ''

/** A seat that a member has taken. */
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
        {ready && (
          <span className={styles.tick}>
            <CheckIcon />
          </span>
        )}
        {layout === 'stacked' && actions}
      </span>
      <div className={styles.about}>
        <span className={styles.name} dir="auto" title={name.length > 20 ? name : undefined}>
          {name}
        </span>
        {detail && layout === 'row' && <div className={common.small}>{detail}</div>}
        {(presence || ready) && (
          <span className={styles.marks}>
            {detail && layout === 'stacked' && <span className={styles.mark}>{detail}</span>}
            {ready && <span className={`${styles.mark} ${styles.ready}`}>Ready</span>}
            {presence && (
              <span className={`${styles.mark} ${styles[presence] ?? ''}`}>
                <span className={styles.presence} />
                {presenceText[presence]}
              </span>
            )}
          </span>
        )}
      </div>
      {layout === 'row' && actions && <div className={common.actions}>{actions}</div>}
    </div>
  )
})

/** A free seat around a table. */
export const EmptySeat = memo(function EmptySeat({ children, quiet = false }: EmptySeatProps) {
  return (
    <div className={`${styles.seat} ${styles.stacked}`} data-quiet={quiet || undefined}>
      <span className={styles.place} aria-hidden="true">
        {children && !quiet && <PlusIcon />}
      </span>
      <span className={`${common.small} ${styles.empty}`}>{children ?? 'Empty seat'}</span>
    </div>
  )
})
