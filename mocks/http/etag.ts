/** The `ETag` of something that has a version. */
export const etag = ({ rev }: { rev: number }) => ({ ETag: `"${rev}"` })

/** Whether `If-Match` names the version: among others, or as `*` any (RFC 9110, section 13.1.1). */
export function isVersion(ifMatch: string, { rev }: { rev: number }): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((tag) => tag.trim() === `"${rev}"`)
}
