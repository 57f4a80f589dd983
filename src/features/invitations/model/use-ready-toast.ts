import { addListener, createAction, type PayloadAction } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import type { Invitation } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { toastDismissed } from '../../../shell/overlays/overlays-slice.ts'
import { linkName } from './links.ts'

const id = 'link-ready'

const linkAsked = createAction<string>('invitations/linkAsked')

/**
 * Shows a toast for a new link that is out of view, with "Show it". The toast disappears with the page, which alone can
 * show the link.
 * @param show scrolls to a link, given by its id
 * @returns a function that shows the toast
 *
 */
export function useReadyToast(show: (invitationId: string) => void): (link: Invitation) => void {
  const dispatch = useDispatch()
  const { toast } = useOverlays()
  const onAsked = useEffectEvent(show)
  useEffect(() => {
    const stop = dispatch(
      addListener({
        actionCreator: linkAsked,
        effect: ({ payload }: PayloadAction<string>) => onAsked(payload),
      }),
    ) as unknown as () => void
    return () => {
      stop()
      dispatch(toastDismissed(id))
    }
  }, [dispatch])
  return (link) =>
    toast.success(`The link is ready: ${inSentence(linkName(link))}`, {
      id,
      // A screen reader user may need longer to reach the button (WCAG 2.2.1).
      duration: undefined,
      action: { label: 'Show it', dispatch: linkAsked(link.invitationId) },
    })
}
