import type { VerificationStart } from '../../../src/contract/types.gen.ts'

/** How many codes a contact is sent at most: a server may refuse the sixth within ten minutes. */
const startsPerContact = 5

export type Contacts = ReturnType<typeof createContacts>

export const isPhone = (contact: string) => contact.startsWith('+')

/** The body that asks for a code for a contact. */
export const bodyFor = (contact: string): VerificationStart =>
  isPhone(contact) ? { phone: contact } : { email: contact }

/** What a contact is wanted for. */
type Wish = {
  /** How many codes it is to be sent; 1 without it. */
  times?: number
  /** Only one that was never handed out will do. */
  unused?: boolean
  /** One that will not do. */
  not?: string
}

/**
 * Hands out contacts, so that no check uses up what another one needs.
 *
 * An e-mail address gives as many as are needed, by plus-addressing (`name+tag@host`, RFC 5233), all delivered to the
 * one mailbox. Each phone number is good for five codes; one that is in use already is preferred, so that others stay
 * unused for whoever needs such a one.
 *
 * @param given what the person put at our disposal
 * @param tag tells the addresses of this run from those of an earlier one
 */
export function createContacts(given: readonly string[], tag: string) {
  let count = 0
  const email = given.find((contact) => !isPhone(contact))
  const used = new Map<string, number>(given.filter(isPhone).map((phone) => [phone, 0]))

  const takePhone = ({ times = 1, unused = false, not }: Wish): string | undefined => {
    const fits = [...used].filter(
      ([phone, uses]) => phone !== not && uses + times <= startsPerContact && (!unused || uses === 0),
    )
    const [phone] = fits.find(([, uses]) => uses > 0) ?? fits[0] ?? []
    if (phone !== undefined) used.set(phone, (used.get(phone) ?? 0) + times)
    return phone
  }
  return {
    /** A contact to which as many codes may be sent as are wished for; nothing if the given ones are used up. */
    next: (wish: Wish = {}): string | undefined =>
      email === undefined ? takePhone(wish) : tagged(email, `${tag}${String(++count).padStart(3, '0')}`),
    /** A phone number for one code, if there is one. */
    phone: (): string | undefined => takePhone({}),
  }
}

/** `rowan@example.com` becomes `rowan+tag@example.com`; what already has a tag gets a longer one. */
function tagged(email: string, tag: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local}${local.includes('+') ? '-' : '+'}${tag}${email.slice(at)}`
}
