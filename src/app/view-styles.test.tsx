import { expect, onTestFinished, test, vi } from 'vitest'
import { loadViewStyles } from './view-styles.ts'

/** Names the styles of the views, as the page of a build does. */
function name(content: string) {
  const meta = Object.assign(document.createElement('meta'), { name: 'view-styles', content })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  return meta
}

const sheets = (href: string) => [...document.querySelectorAll('link')].filter((link) => link.href.endsWith(href))

test('styles that do not arrive are told, and asked for again; those that are there are not', async () => {
  const failed = vi.fn()
  addEventListener('vite:preloadError', failed)
  onTestFinished(() => removeEventListener('vite:preloadError', failed))
  const meta = name('http://127.0.0.1:1/views.css')
  await expect(loadViewStyles()).rejects.toThrow('Failed to load http://127.0.0.1:1/views.css')
  expect(failed).toHaveBeenCalledOnce()
  expect(sheets('views.css')).toEqual([])

  const here = URL.createObjectURL(new Blob(['main { order: 7 }'], { type: 'text/css' }))
  meta.content = here
  await Promise.all([loadViewStyles(), loadViewStyles()])
  await loadViewStyles()
  expect(sheets(here)).toHaveLength(1)
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  expect(getComputedStyle(main).order).toBe('7')
})
