import type { ComponentDocs, Prop } from '../../scripts/docs/read-props.ts'

/** What docgen.ts stored on a component; undefined for other values. */
export function docsOf(component: unknown): ComponentDocs | undefined {
  return (component as { __docgenInfo?: ComponentDocs } | undefined)?.__docgenInfo
}

const simple = ['boolean', 'string', 'number'] as const

function controlOf({ type, literals }: Prop) {
  const name = simple.find((each) => each === type)
  if (name) return { name }
  if (literals) return { name: 'enum' as const, value: literals.map((each) => JSON.parse(each.replaceAll("'", '"'))) }
  if (type.includes('=>')) return { name: 'function' as const }
  return { name: 'other' as const, value: type }
}

/** The rows of Storybook's Controls, with type, default and description. */
export function argTypesOf(component: unknown) {
  const rows = docsOf(component)?.props.map((prop) => [
    prop.name,
    {
      name: prop.name,
      description: prop.description,
      type: { ...controlOf(prop), required: prop.required },
      table: {
        type: { summary: prop.type },
        defaultValue: prop.default ? { summary: prop.default } : undefined,
      },
    },
  ])
  return rows && Object.fromEntries(rows)
}
