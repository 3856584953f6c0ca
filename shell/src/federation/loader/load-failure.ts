import type { RemoteFailure } from '@kursportal/shared/federation'

/** What a failure counts as: a kind the registry counts a release by, or a part of the kit, which is the shell's. */
export type FailureKind = RemoteFailure | 'kit'

/** A part of the kit that did not come: the shell's failure, whichever remote asked for it. */
export class KitFailure extends Error {
  constructor(part: string, cause: unknown) {
    super(`${part} could not be loaded`, { cause })
    this.name = 'KitFailure'
  }
}

/** Why a remote, or a file of it, could not be loaded; `kind` is what the registry counts by. */
export class LoadFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'LoadFailure'
    this.kind = kind
  }
}

/** The kinds a file can fail with; webpack hands them on as the type of its error, as does what took too long. */
const fileFailures = ['timeout', 'integrity', 'blocked'] as const
const typed: ReadonlySet<string> = new Set(['ChunkLoadError', 'TookTooLong'])

/** What kind of failure something thrown inside a remote was. */
export const failureOf = (error: unknown): FailureKind => {
  if (error instanceof LoadFailure) return error.kind
  if (error instanceof KitFailure) return 'kit'
  if (!(error instanceof Error) || !typed.has(error.name)) return 'render_threw'
  const type: unknown = 'type' in error ? error.type : undefined
  return fileFailures.find((kind) => kind === type) ?? 'chunk'
}
