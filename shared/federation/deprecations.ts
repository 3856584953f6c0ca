/** Something of the kit that will go: remotes build with it until the next major version, and are told so. */
export type Deprecation = {
  /** Module of the kit. */
  module: string
  /** What it exports. */
  name: string
  /** Minor version of the shell contract that said so first. */
  since: string
  /** What to use from now on, in words. */
  instead: string
}

/** Everything that will go with the next major version; the builds of remotes that use it say so. */
export const deprecations: readonly Deprecation[] = []

/** What a build says of one import; undefined where nothing is to be said. */
export const deprecationOf = (
  module: string,
  name: string,
  known: readonly Deprecation[],
): string | undefined => {
  const found = known.find((one) => one.module === module && one.name === name)
  if (!found) return undefined
  const next = Number(found.since.split('.')[0]) + 1
  return `${name} of ${module} goes with shell contract ${next}.0 (said since ${found.since}): ${found.instead}. See docs/federation.md.`
}
