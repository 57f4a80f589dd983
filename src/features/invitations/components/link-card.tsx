import { memo, useEffect, useRef, useState } from 'react'
import { invitationsApi } from '../../../api/invitations-api.ts'
import type { Invitation } from '../../../contract/types.gen.ts'
import { CutText } from '../../../game/others-text.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useUserId } from '../../../session/hooks.ts'
import { useCancellable, useOverlays } from '../../../shell/overlays/overlays.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CopyField } from '../../../ui/copy-field/copy-field.tsx'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { MoreIcon } from '../../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { MenuButton } from '../../../ui/menu/menu-button.tsx'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { invitationAddress, linkName, linkState, overWords } from '../model/links.ts'
import styles from './invite.module.css'

const QrDialog = lazyWithRetry(() => import('./qr-dialog.tsx'))

type LinkCardProps = {
  /** Whether copying it is the primary action of the page: it is, while no one waits. */
  isFirst?: boolean
  /** Whether the link is new: it is announced, and takes the focus unless someone types. */
  isNew?: boolean
  gameId: string
  gameName: string
  link: Invitation
  /** The server's time, Unix milliseconds. */
  now: number
}

/** A link: what is left of it, and the ways to share it. A dead link shows only its past. */
export const LinkCard = memo(function LinkCard({
  gameId,
  gameName,
  link,
  now,
  isFirst = false,
  isNew = false,
}: LinkCardProps) {
  const heading = useRef<HTMLSpanElement>(null)
  // In Safari a button takes no focus when it is pressed. So the heading of a new link may have the focus when the
  // link is revoked.
  useFocusAfterRemoval(heading, '#links')
  useEffect(() => {
    // A person who types meanwhile keeps the focus.
    if (isNew && !document.activeElement?.matches('input, textarea, select')) heading.current?.focus()
  }, [isNew])
  const me = useUserId()
  const state = linkState(link, now)
  const address = invitationAddress(gameId, link.token)
  return (
    <Card
      isDense
      heading={
        <span ref={heading} tabIndex={isNew ? -1 : undefined}>
          {isNew && <VisuallyHidden>The link is ready: </VisuallyHidden>}
          <CutText lines={2}>{linkName(link)}</CutText>
        </span>
      }
      status={
        <>
          {isNew && <Badge tone="good">New</Badge>}
          {link.role === 'admin' && <Badge tone="ember">Joins as admin</Badge>}
          {state === 'works' ? (
            <Badge>{link.approval === 'host' ? 'You approve' : 'Joins right away'}</Badge>
          ) : (
            <Badge>{overWords[state]}</Badge>
          )}
        </>
      }
      meta={
        <>
          {state === 'works' ? (
            <p>
              {link.maxUses === 1 ? '1 use left' : `${link.maxUses - link.uses} of ${link.maxUses} uses left`} · expires{' '}
              <RelativeTime at={link.expiresAt} />
            </p>
          ) : (
            <p>
              {`${link.uses} of ${link.maxUses} ${link.maxUses === 1 ? 'use' : 'uses'}`}
              {state !== 'usedUp' && (
                <>
                  {' '}
                  · {state} <RelativeTime at={link.revokedAt ?? link.expiresAt} />
                </>
              )}
            </p>
          )}
          {link.createdBy.userId !== me && (
            <p className={styles.sentence}>
              Created <RelativeTime at={link.createdAt} /> by <CutText>{link.createdBy.displayName}</CutText>
            </p>
          )}
        </>
      }
      tools={
        state === 'works' && (
          <div>
            <LinkMenu gameId={gameId} link={link} />
          </div>
        )
      }
    >
      {state === 'works' && (
        <div className={styles.address}>
          <CopyField
            label={<VisuallyHidden>Link</VisuallyHidden>}
            value={address}
            variant={isFirst ? 'primary' : 'secondary'}
            actions={<Sharing gameName={gameName} link={link} address={address} />}
          />
        </div>
      )}
    </Card>
  )
})

function LinkMenu({ gameId, link }: Pick<LinkCardProps, 'gameId' | 'link'>) {
  const { confirm, toast } = useOverlays()
  const [revoke] = invitationsApi.useRevokeInvitationMutation()
  const run = useCancellable()
  const name = inSentence(linkName(link))
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, '#links')

  async function askToRevoke() {
    const isSure = await confirm({
      title: `Revoke the link “${name}”?`,
      message: 'This link will stop working. Members and waiting requests stay.',
      confirmLabel: 'Revoke',
      danger: true,
    })
    if (!isSure) return
    const { error } = await run('Revoking the link…', () =>
      revoke({ params: { gameId, invitationId: link.invitationId } }),
    )
    if (error) toast.failed(error, "Couldn't revoke the link. Try again.")
    else toast.success('Link revoked.')
  }

  return (
    <MenuButton
      ref={button}
      label={`Actions for ${name}`}
      items={[{ id: 'revoke', label: 'Revoke', danger: true, onSelect: askToRevoke }]}
    >
      <MoreIcon />
    </MenuButton>
  )
}

type SharingProps = Pick<LinkCardProps, 'gameName' | 'link'> & { address: string }

/** The ways to share a link, besides copying it. */
function Sharing({ gameName, link, address }: SharingProps) {
  const { toast } = useOverlays()
  /** Undefined until the code is opened for the first time. */
  const [isQrOpen, setIsQrOpen] = useState<boolean>()

  async function share() {
    try {
      await navigator.share({ title: `Join ${inSentence(gameName)}`, url: address })
    } catch (error) {
      // Closing the share sheet is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error("Couldn't share the link. Copy it instead.")
    }
  }

  return (
    <>
      {'share' in navigator && <Button onClick={share}>Share</Button>}
      <Button onClick={() => setIsQrOpen(true)}>QR code</Button>
      {isQrOpen !== undefined && (
        <LazyPart>
          <QrDialog
            open={isQrOpen}
            onClose={() => setIsQrOpen(false)}
            gameName={gameName}
            address={address}
            name={inSentence(linkName(link))}
          />
        </LazyPart>
      )}
    </>
  )
}
