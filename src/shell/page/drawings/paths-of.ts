import { createElement, type ReactElement } from 'react'

/**
 * The shapes in the text of one of our SVG files, as elements. Trusted Types forbid setting the text itself, and a
 * separate file for each drawing would need a request for each.
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
