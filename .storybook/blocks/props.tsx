import type { NamedType, Prop } from '../../scripts/docs/read-props.ts'
import { docsOf } from '../stage/arg-types.ts'
import { Prose } from './prose.tsx'
import { Table } from './table.tsx'

/** The table of a component's props as the type checker sees them, and of the project's types that they name. */
export function Props({ of }: { of: unknown }) {
  const docs = docsOf(of)
  if (!docs) throw new Error('Props takes a component of src/ that a .tsx file exports by its name.')
  return (
    <>
      {docs.element && (
        <p>
          Everything that a native <code>{`<${docs.element}>`}</code> takes, and:
        </p>
      )}
      <PropTable caption={`Props of ${docs.name}`} props={docs.props} />
      {docs.types.map((type) => (
        <FieldTable key={type.name} type={type} />
      ))}
    </>
  )
}

/** The object types of a file (`import types from './file.ts?types'`): those in `only`, in its order. */
export function Fields({ types, only }: { types: NamedType[]; only: string[] }) {
  return only.map((name) => {
    const type = types.find((each) => each.name === name)
    if (!type) throw new Error(`There is no type ${name} among ${types.map((each) => each.name).join(', ')}.`)
    return <FieldTable key={name} type={type} />
  })
}

function FieldTable({ type: { name, description, fields } }: { type: NamedType }) {
  return (
    <>
      {description && (
        <p>
          <code>{name}</code>: <Prose>{description}</Prose>
        </p>
      )}
      <PropTable caption={`Fields of ${name}`} props={fields} />
    </>
  )
}

function PropTable({ caption, props }: { caption: string; props: Prop[] }) {
  return (
    <Table
      caption={caption}
      head={['Name', 'Type', 'Default', 'What it means']}
      rows={props.map(({ name, required, type, default: initially, description }) => [
        <span key="name">
          <code>{name}</code>
          {required && <span className="required"> required</span>}
        </span>,
        <code key="type">{type}</code>,
        <span key="default">{initially ? <code>{initially}</code> : '–'}</span>,
        <Prose key="meaning">{description}</Prose>,
      ])}
    />
  )
}
