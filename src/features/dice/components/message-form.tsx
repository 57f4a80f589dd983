import { type FormEvent, useState } from 'react'
import { logApi } from '../../../api/log-api.ts'
import { zMessageText } from '../../../contract/schemas/log.gen.ts'
import type { Member } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { useStored } from '../../../forms/stored.ts'
import { useCreate } from '../../../forms/use-create.ts'
import { textError } from '../../../rules/text-rule.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { longestMessage, messageDrafts } from '../model/stored.ts'
import styles from './dice.module.css'
import { AudienceSelect, isAudience, isMissing } from './log.tsx'

/** The form for a message in the log. Its text survives a reload. */
export function MessageForm({ gameId, me, members }: { gameId: string; me: string; members: readonly Member[] }) {
  const [draft, keep] = useStored(messageDrafts, [me, gameId])
  const { to, texts, sent } = draft ?? { to: 'everyone', texts: {} }
  const text = texts[to] ?? ''
  const [send, { error, isLoading, reset }] = logApi.useSendMessageMutation()
  const create = useCreate(sent, (sent) => keep((now) => ({ ...now, sent })))
  const { track, stop } = useRunning()
  const [wasRefused, setWasRefused] = useState(false)
  const isForNobody = isMissing(to, members)
  const wrong = text.trim() === '' ? 'Write something first.' : textError(zMessageText, text)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasRefused(wrong !== undefined)
    if (wrong || isForNobody) return
    const said = { text: text.trimEnd() }
    const body = isAudience(to) ? { ...said, audience: to } : { ...said, audience: 'everyone' as const, to }
    const answer = await create(body, (key) =>
      track(send({ params: { gameId }, headers: { 'Idempotency-Key': key }, body })),
    )
    if (!answer?.data) return
    // The person may have typed more meanwhile. Whom it is for stays, so that no whisper goes on for everyone.
    keep((now) => {
      const at = now.texts[to] ? to : now.to
      return { ...now, texts: now.texts[at] === text ? { ...now.texts, [at]: '' } : now.texts, sent: undefined }
    })
    reset()
  }
  return (
    <form noValidate aria-label="Message" className={`${common.close} ${styles.tool}`} onSubmit={submit}>
      <div className={styles.row}>
        <div className={styles.tool}>
          <TextArea
            label={<VisuallyHidden>Message</VisuallyHidden>}
            placeholder="Message"
            rows={1}
            limit={longestMessage}
            value={text}
            error={wasRefused ? wrong : undefined}
            onChange={({ target }) => keep({ to, sent, texts: { ...texts, [to]: target.value } })}
          />
        </div>
        <AudienceSelect
          label={<VisuallyHidden>Send to</VisuallyHidden>}
          value={to}
          me={me}
          members={members}
          // The text goes along, unless there is one for them already.
          onChange={(next) =>
            keep({ to: next, sent, texts: texts[next] ? texts : { ...texts, [to]: '', [next]: text } })
          }
        />
        <Button type="submit" busy={isLoading} aria-disabled={text.trim() === '' || isForNobody}>
          {isAudience(to) ? 'Send' : 'Whisper'}
        </Button>
      </div>
      <FailedCall error={error} fallback="Couldn't send it. Try again." />
      <LongCall busy={isLoading} onStop={stop} />
    </form>
  )
}
