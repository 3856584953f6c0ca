import type { ReleaseNeeds } from './compatibility.ts'
import type { RemoteDeclaration } from './declaration.ts'
import type { RemoteRegistration } from './registration.ts'

/** What a remote may ask of people: the flags of the session's `perms`. */
export const platformPermissions: readonly string[] = ['admin', 'course_creator']

/** Every permission a declaration speaks of. */
export const permissionsOf = ({ permissions = [], nav }: RemoteDeclaration): string[] => [
  ...new Set([...permissions, ...nav.flatMap(({ permission }) => permission ?? [])]),
]

/**
 * What the browser can say of a release before any code of it runs: every script and style of its manifest must have
 * its hash. Whether a file fits its hash the browser itself checks.
 * @param files the scripts and styles that may be loaded, as paths in the release's folder
 */
export const needsOfRegistration = (
  { declaration, shared, types, integrity }: RemoteRegistration,
  files: readonly string[],
): ReleaseNeeds => ({
  shell_contract: declaration.shell_contract,
  shared,
  permissions: permissionsOf(declaration),
  types,
  files: files.flatMap((path) => (integrity?.[path] ? [] : [{ path, wrong: 'hash_missing' as const }])),
})
