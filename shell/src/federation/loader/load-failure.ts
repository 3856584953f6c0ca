import type { RemoteFailure } from '@kursportal/shared/federation'

/** Why a remote, or a file of it, could not be loaded; `kind` is what the registry counts by. */
export class LoadFailure extends Error {
  readonly kind: RemoteFailure
  constructor(kind: RemoteFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'LoadFailure'
    this.kind = kind
  }
}

/** The kinds a file can fail with; webpack hands them on as the type of its error, as does what took too long. */
const fileFailures = ['timeout', 'integrity', 'blocked'] as const
const typed: ReadonlySet<string> = new Set(['ChunkLoadError', 'TookTooLong'])

/** What kind of failure something thrown inside a remote was. */
export const failureOf = (error: unknown): RemoteFailure => {
  if (error instanceof LoadFailure) return error.kind
  if (!(error instanceof Error) || !typed.has(error.name)) return 'render_threw'
  const type: unknown = 'type' in error ? error.type : undefined
  return fileFailures.find((kind) => kind === type) ?? 'chunk'
}
