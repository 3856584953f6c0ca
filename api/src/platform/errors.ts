/** The `code` of an error of Node or PostgreSQL (`ENOENT`, `EADDRINUSE`, `23505`), if it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** The status with which a bucket refused something; undefined of an error of another kind, or of one it never answered. */
export const bucketStatusOf = (error: unknown): number | undefined =>
  error instanceof Error &&
  '$metadata' in error &&
  typeof error.$metadata === 'object' &&
  error.$metadata !== null &&
  'httpStatusCode' in error.$metadata
    ? Number(error.$metadata.httpStatusCode)
    : undefined

/** What an error says, also one that was thrown as something else or holds several; of a bucket's with its status. */
export const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  const status = bucketStatusOf(error)
  return `${error.message || error.name}${status === undefined ? '' : ` (${status})`}`
}
