import type { VerificationStart } from '../../src/contract/types.gen.ts'

/** How many codes a contact is sent at most: a server may refuse the sixth within ten minutes. */
const startsPerContact = 5

export type Contacts = ReturnType<typeof createContacts>

export const isPhone = (contact: string) => contact.startsWith('+')

/** The body that asks for a code for a contact. */
export const bodyFor = (contact: string): VerificationStart =>
  isPhone(contact) ? { phone: contact } : { email: contact }

/**
 * Hands out contacts, so that no check spoils another one's count.
 *
 * An e-mail address gives as many as are needed, by plus-addressing (`name+tag@host`, RFC 5233), all delivered to the
 * one mailbox. Phone numbers are taken in turn, each at most five times.
 *
 * @param given what the person put at our disposal
 * @param tag tells the addresses of this run from those of an earlier one
 */
export function createContacts(given: readonly string[], tag: string) {
  const used = new Map<string, number>()
  let count = 0
  const take = (contact: string) => {
    used.set(contact, (used.get(contact) ?? 0) + 1)
    return contact
  }
  const email = given.find((contact) => !isPhone(contact))
  const phones = given.filter(isPhone)
  const usesOf = (phone: string) => used.get(phone) ?? 0

  return {
    /**
     * A contact for one start; one that was never used where there is one.
     *
     * @param unused only one that was never used will do
     * @param not one that will not do
     * @returns nothing if the given contacts are used up
     */
    next({ unused = false, not }: { unused?: boolean; not?: string } = {}): string | undefined {
      if (email !== undefined) return take(tagged(email, `${tag}${String(++count).padStart(3, '0')}`))
      const [phone] = phones
        .filter((each) => each !== not && usesOf(each) < (unused ? 1 : startsPerContact))
        .sort((a, b) => usesOf(a) - usesOf(b))
      return phone === undefined ? undefined : take(phone)
    },
    /** Counts one more start for a contact that was handed out before; false if it has had its five. */
    again(contact: string): boolean {
      if ((used.get(contact) ?? 0) >= startsPerContact) return false
      take(contact)
      return true
    },
    /** A phone number, if one was given that is not used up. */
    phone: (): string | undefined => phones.filter((phone) => usesOf(phone) < startsPerContact).map(take)[0],
  }
}

/** `rowan@example.com` becomes `rowan+tag@example.com`; what already has a tag gets a longer one. */
function tagged(email: string, tag: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local}${local.includes('+') ? '-' : '+'}${tag}${email.slice(at)}`
}
