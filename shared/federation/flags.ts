import type { RemoteDeclaration } from './declaration.ts'

/** The flags a remote declares, and whether they are on: as somebody switched them, or else as declared. */
export const flagStates = (
  { flags = [] }: Pick<RemoteDeclaration, 'flags'>,
  switched: Readonly<Record<string, boolean>>,
): Record<string, boolean> =>
  Object.fromEntries(
    flags.map(({ name, on = false }) => [name, Object.hasOwn(switched, name) ? switched[name] === true : on]),
  )
