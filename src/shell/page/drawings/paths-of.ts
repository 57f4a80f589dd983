import { createElement, type ReactElement } from 'react'

/**
 * The shapes in the text of an SVG file of ours, as elements. Trusted Types forbid to set the text itself, and a file of
 * its own for each drawing would be a request for each.
 */
export const pathsOf = (svg: string): ReactElement[] =>
  [...svg.matchAll(/<(path|rect) ([^>]+)\/>/g)].map(([, tag = '', attributes = ''], key) => {
    const given = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
      camelCase(name),
      value,
    ])
    return createElement(tag, { key, ...Object.fromEntries(given) })
  })

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
