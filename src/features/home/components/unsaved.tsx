import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { databases, openStored, type PendingMutation } from '../../../forms/outbox/pending-storage.ts'
import { openChannel, underLock } from '../../../lib/tabs.ts'
import { href } from '../../../shell/href.ts'
import { Notice } from '../../../shell/page/lazy-part.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'

type Left = PendingMutation & { gameId: string }
const name = databases.characters
const open = () => openStored({ name, read: (stored) => stored as Left })
/** Opened once in a page. */
let storage: ReturnType<typeof open> | undefined

/**
 * Says that a change of a character is left in the person's outbox, and leads to it. The outbox itself belongs to the
 * view of the characters, and is not loaded here.
 */
export default function Unsaved({ person }: { person: string }) {
  const [left, setLeft] = useState<Left[]>([])
  useEffect(() => {
    const read = async () => {
      storage ??= open()
      setLeft(await (await storage).read(person))
    }
    // The lock and the channel of the outbox: what is just being sent is not left. In a browser that stores nothing,
    // nothing is left.
    const shared = `${name}/${person}`
    const look = () => void underLock(shared, {}, read).catch(() => {})
    const channel = openChannel(shared)
    if (channel) channel.onmessage = look
    look()
    return () => channel?.close()
  }, [person])
  const [first] = left
  return (
    first && (
      <Notice>
        <p>
          {left.length === 1
            ? "A change to a character isn't saved yet."
            : `${left.length} changes to characters aren't saved yet.`}
        </p>
        <p>
          <Link to={href('gameCharacter', { game: first.gameId })} className={buttonClass()}>
            Go to Character
          </Link>
        </p>
      </Notice>
    )
  )
}
