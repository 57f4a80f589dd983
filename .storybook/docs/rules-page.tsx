import { catalog } from '../../src/rules/catalog.ts'
import { contactKinds } from '../../src/rules/contact-kind.ts'

/** A value as code. Invisible characters are escaped, and a long text is cut. */
function written(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 48 ? `${text.slice(0, 47)}…` : text
}

export function ContactKinds() {
  return <p>{contactKinds.join(', ')}</p>
}

/** Every rule with its message, and examples of accepted and refused values. */
export function Rules() {
  return (
    <div className="docs-scroll sb-unstyled">
      <table className="docs-table">
        <thead>
          <tr>
            <th>Rule</th>
            <th>Takes</th>
            <th>Message</th>
            <th>Accepted</th>
            <th>Refused</th>
          </tr>
        </thead>
        <tbody>
          {catalog.map(({ name, takes, message, accepted, refused }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{takes}</td>
              <td>{message}</td>
              {[accepted, refused].map((examples, side) => (
                <td key={side === 0 ? 'accepted' : 'refused'}>
                  {examples.slice(0, 3).map(([value, shows]) => (
                    <div key={shows} title={shows}>
                      <code>{written(value)}</code>
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
