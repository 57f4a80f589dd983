/** The `ETag` of something that has a version. */
export const etag = ({ rev }: { rev: number }) => ({ ETag: `"${rev}"` })

/**
 * Whether `If-Match` names the version: among others, or as `*` any (RFC 9110, section 13.1.1). A weak tag, which a proxy
 * makes of a strong one, counts as that.
 */
export function isVersion(ifMatch: string, { rev }: { rev: number }): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${rev}"`)
}
