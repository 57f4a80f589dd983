/** How many codes a contact is sent at most: a server may refuse the sixth within ten minutes. */
const startsPerContact = 5

export type Contacts = ReturnType<typeof createContacts>

export const isPhone = (contact: string) => contact.startsWith('+')

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
 * One e-mail address gives as many as are needed, by plus-addressing (`name+tag@host`, RFC 5233), all delivered to the
 * one mailbox. Several addresses are taken as they are, and so is each phone number: good for five codes. One that is in
 * use already is preferred, so that others stay unused for whoever needs such a one.
 *
 * @param given what the person put at our disposal
 * @param tag tells the addresses of this run from those of an earlier one
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
    /** A contact to which as many codes may be sent as are wished for; nothing if the given ones are used up. */
    next: (wish: Wish = {}): string | undefined =>
      mailbox === undefined ? take(() => true, wish) : tagged(mailbox, `${tag}${String(++count).padStart(3, '0')}`),
    /** A phone number for one code, if there is one. */
    phone: (): string | undefined => take(isPhone, {}),
  }
}

/** `rowan@example.com` becomes `rowan+tag@example.com`; what already has a tag gets a longer one. */
function tagged(email: string, tag: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local}${local.includes('+') ? '-' : '+'}${tag}${email.slice(at)}`
}
