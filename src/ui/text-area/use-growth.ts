import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Lets a text area be as high as its text where the browser does not do so itself (`field-sizing`, which Firefox lacks).
 *
 * @param text what stands in it
 * @param ref what the caller wants to have the element in
 * @returns the ref for the element
 */
export function useGrowth(text: string, ref?: Ref<HTMLTextAreaElement>): RefCallback<HTMLTextAreaElement> {
  const own = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    if (own.current && !CSS.supports('field-sizing', 'content')) matchText(own.current)
  }, [text])
  return useCallback(
    (element) => {
      own.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
}

function matchText(area: HTMLTextAreaElement) {
  // Shrunk first: what scrolls is never less than the area is high. Its own limits stay with the stylesheet.
  area.style.blockSize = '0'
  const { offsetHeight, clientHeight, scrollHeight } = area
  area.style.blockSize = `${scrollHeight + offsetHeight - clientHeight}px`
}
