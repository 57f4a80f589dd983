import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { databases, openStored, type PendingMutation } from '../../../forms/outbox/pending-storage.ts'
import { openChannel, underLock } from '../../../lib/tabs.ts'
import { href } from '../../../shell/href.ts'
import { Notice } from '../../../shell/page/lazy-part.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'

/** A change of a character names its game. */
type Left = PendingMutation & { gameId?: string }
const openBox = (name: string) => openStored({ name, read: (stored) => stored as Left })
/** Each opened once in a page. */
const opened = new Map<string, ReturnType<typeof openBox>>()

/** Says that changes are left in the person's outboxes, and leads to them. The outboxes are not loaded here. */
export default function Unsaved({ person }: { person: string }) {
  const characters = useLeft(databases.characters, person)
  const ideas = useLeft(databases.ideas, person)
  const [game = ''] = characters.flatMap(({ gameId = [] }) => gameId)
  return (
    <>
      {game && (
        <Said count={characters.length} noun="character" to={href('gameCharacter', { game })}>
          Go to Character
        </Said>
      )}
      {ideas.length > 0 && (
        <Said count={ideas.length} noun="kept idea" to={`${href('ideaBuilder')}?part=kept`}>
          Go to Idea Builder
        </Said>
      )}
    </>
  )
}

/** What is left in an outbox. */
function useLeft(name: string, person: string): Left[] {
  const [left, setLeft] = useState<Left[]>([])
  useEffect(() => {
    const read = async () => {
      const box = opened.get(name) ?? openBox(name)
      opened.set(name, box)
      setLeft(await (await box).read(person))
    }
    // The lock and the channel of the outbox: what is just being sent is not left. In a browser that stores nothing,
    // nothing is left.
    const shared = `${name}/${person}`
    const look = () => void underLock(shared, {}, read).catch(() => {})
    const channel = openChannel(shared)
    if (channel) channel.onmessage = look
    look()
    return () => channel?.close()
  }, [name, person])
  return left
}

type SaidProps = { count: number; noun: string; to: string; children: string }

function Said({ count, noun, to, children }: SaidProps) {
  const way = useRef<HTMLParagraphElement>(null)
  // Another tab may save them.
  useFocusAfterRemoval(way)
  return (
    <Notice>
      <p>{count === 1 ? `A change to a ${noun} isn't saved yet.` : `${count} changes to ${noun}s aren't saved yet.`}</p>
      <p ref={way}>
        <Link to={to} className={buttonClass()}>
          {children}
        </Link>
      </p>
    </Notice>
  )
}
