/** The most codes that one contact is sent: a server may refuse the sixth within ten minutes. */
const startsPerContact = 5

export type Contacts = ReturnType<typeof createContacts>

export const isPhone = (contact: string) => contact.startsWith('+')

/** What a contact is needed for. */
type Wish = {
  /** How many codes it will be sent; 1 by default. */
  times?: number
  /** Only a contact that was never handed out. */
  unused?: boolean
  /** A contact that is not wanted. */
  not?: string
}

/**
 * Hands out contacts, so that no check uses up a contact that another one needs.
 *
 * One e-mail address provides any number of contacts by plus-addressing (`name+tag@host`, RFC 5233), all delivered to
 * its mailbox. Several addresses are used unchanged, and so are phone numbers: each for five codes. A contact in use is
 * preferred, so that others stay unused for checks that need such a one.
 *
 * @param given the contacts that the person provided
 * @param tag distinguishes the addresses of this run from those of an earlier one
 */
export function createContacts(given: readonly string[], tag: string) {
  let count = 0
  const emails = given.filter((contact) => !isPhone(contact))
  const [mailbox] = emails.length === 1 ? emails : []
  const used = new Map(given.filter((contact) => contact !== mailbox).map((contact) => [contact, 0]))

  const take = (fitting: (contact: string) => boolean, { times = 1, unused = false, not }: Wish) => {
    const fits = [...used].filter(
      ([contact, uses]) =>
        fitting(contact) && contact !== not && uses + times <= startsPerContact && (!unused || uses === 0),
    )
    const [contact] = fits.find(([, uses]) => uses > 0) ?? fits[0] ?? []
    if (contact !== undefined) used.set(contact, (used.get(contact) ?? 0) + times)
    return contact
  }
  return {
    /** A contact that can be sent the requested number of codes; `undefined` if the given ones are used up. */
    next: (wish: Wish = {}): string | undefined =>
      mailbox === undefined ? take(() => true, wish) : tagged(mailbox, `${tag}${String(++count).padStart(3, '0')}`),
    /** A phone number for one code, if there is one. */
    phone: (): string | undefined => take(isPhone, {}),
  }
}

/** `rowan@example.com` becomes `rowan+tag@example.com`. An address that has a tag gets a longer one. */
function tagged(email: string, tag: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local}${local.includes('+') ? '-' : '+'}${tag}${email.slice(at)}`
}
