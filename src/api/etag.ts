/** The `If-Match` of a change, from the `rev` that it is made on top of (RFC 9110, section 13.1.1). */
export const ifMatch = ({ rev }: { rev: number }) => ({ 'If-Match': `"${rev}"` })
