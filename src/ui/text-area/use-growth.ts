import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Makes a text area as high as its text in browsers without `field-sizing`.
 *
 * @param text the text of the area
 * @param ref a ref of the caller, which gets the element too
 * @returns the ref for the element
 */
export function useGrowth(text: string, ref?: Ref<HTMLTextAreaElement>): RefCallback<HTMLTextAreaElement> {
  const own = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
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
  // Set to 0 first, because `scrollHeight` is never less than the height. The stylesheet sets the limits.
  area.style.blockSize = '0'
  const { offsetHeight, clientHeight, scrollHeight } = area
  area.style.blockSize = `${scrollHeight + offsetHeight - clientHeight}px`
}
