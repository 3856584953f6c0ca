import { satisfiesCaret } from './caret.ts'

/** Why a release does not fit, or what nobody could tell; people's words come from the code. */
export type CompatibilityReason = {
  code:
    | 'shell_contract'
    | 'shared_missing'
    | 'shared_version'
    | 'permission_unknown'
    | 'types_missing'
    | 'hash_missing'
    | 'file_missing'
    | 'file_differs'
    | 'route_taken'
    | 'place_missing'
    | 'place_dropped'
    | 'call_missing'
    | 'api_version'
    | 'remote_unfit'
    | 'shell_unknown'
    | 'shared_unknown'
    | 'range_unreadable'
  /** What it is about: a module, a file, a permission, a place. */
  subject: string
  needed?: string | undefined
  found?: string | undefined
}

/** The answer of the activation gate. */
export type Compatibility =
  | { answer: 'compatible'; reasons: [] }
  | { answer: 'incompatible' | 'unknown'; reasons: CompatibilityReason[] }

/** What a release says of itself, as far as it is known. */
export type ReleaseNeeds = {
  /** The range of the shell contract in `remote.json`. */
  shell_contract: string
  /** Module of the kit → range; undefined when nobody wrote it down. */
  shared: Readonly<Record<string, string>> | undefined
  /** Permissions its pages and menus ask for. */
  permissions: readonly string[]
  /** Whether its types archive is there; undefined when nobody looked. */
  types: boolean | undefined
  /** What is wrong with its files; empty when each has its hash and fits it. */
  files: readonly { path: string; wrong: 'hash_missing' | 'file_missing' | 'file_differs' }[]
  /** Prefixes of its routes that belong to another remote; only the server knows them all. */
  taken?: readonly { prefix: string; by: string }[]
  /** Places it fills that no page offers; only the server knows that. */
  placeless?: readonly string[]
  /** Places that are filled now and that it no longer offers; only the server knows that. */
  dropped?: readonly { place: string; by: string }[]
  /** What it asks of the API, against the API of the platform; only the server knows that. */
  api?: ApiNeeds | undefined
}

/** What a release asks of the API and what the platform's has. Versions are like 1.4.0. */
export type ApiNeeds = {
  built_with: string
  served: string
  /** Calls that the platform's API does not have. */
  missing: readonly string[]
}

/** What a shell really provides. */
export type ShellOffer = {
  contract_version: string
  /** Module of the kit → version. */
  provides: Readonly<Record<string, string>>
  permissions: readonly string[]
}

/** Why a shell has another contract than a release needs; none when it fits. */
export const contractReasons = (
  needs: Pick<ReleaseNeeds, 'shell_contract'>,
  offer: ShellOffer,
): CompatibilityReason[] => {
  const fits = satisfiesCaret(offer.contract_version, needs.shell_contract)
  if (fits) return []
  const code = fits === undefined ? 'range_unreadable' : 'shell_contract'
  return [{ code, subject: 'shell', needed: needs.shell_contract, found: offer.contract_version }]
}

/** Which modules of the kit a shell lacks, or has in another version. */
export const sharedReasons = (
  shared: Readonly<Record<string, string>>,
  { provides }: ShellOffer,
): CompatibilityReason[] =>
  Object.entries(shared).flatMap(([subject, needed]): CompatibilityReason[] => {
    const found = provides[subject]
    if (found === undefined) return [{ code: 'shared_missing', subject, needed }]
    const fits = satisfiesCaret(found, needed)
    if (fits) return []
    return [{ code: fits === undefined ? 'range_unreadable' : 'shared_version', subject, needed, found }]
  })

const majorOf = (version: string): string => version.split('.', 1)[0] ?? ''

/**
 * Why the API of the platform is not the one for a release. It may be older or newer within a major version, as long as it
 * has every call the release makes: within a major version nothing is taken out of an answer (docs/decisions/0591).
 */
export const apiReasons = ({ built_with, served, missing }: ApiNeeds): CompatibilityReason[] => {
  if (majorOf(built_with) !== majorOf(served))
    return [{ code: 'api_version', subject: 'api', needed: built_with, found: served }]
  return missing.map((subject) => ({ code: 'call_missing', subject, needed: built_with, found: served }))
}

/**
 * What leaves the answer open. A remote that a shell leaves behind is for people to weigh: it may be released next. So is
 * a part that nobody would see any more: the page goes on without it.
 */
const cannotTell: ReadonlySet<CompatibilityReason['code']> = new Set([
  'remote_unfit',
  'place_missing',
  'place_dropped',
  'shell_unknown',
  'shared_unknown',
  'range_unreadable',
])

/**
 * The activation gate: whether a release can run in a shell. Asked when a release is published, when it is activated
 * and by the shell before any of its code runs. What is known to be wrong outweighs what is not known.
 * @param offer what the shell provides; undefined when there is none to ask
 */
export const judgeCompatibility = (needs: ReleaseNeeds, offer: ShellOffer | undefined): Compatibility => {
  const reasons: CompatibilityReason[] = needs.files.map(({ path, wrong }) => ({
    code: wrong,
    subject: path,
  }))
  for (const { prefix, by } of needs.taken ?? [])
    reasons.push({ code: 'route_taken', subject: prefix, found: by })
  for (const subject of needs.placeless ?? []) reasons.push({ code: 'place_missing', subject })
  for (const { place, by } of needs.dropped ?? [])
    reasons.push({ code: 'place_dropped', subject: place, found: by })
  if (needs.api) reasons.push(...apiReasons(needs.api))
  if (needs.types === false) reasons.push({ code: 'types_missing', subject: 'types' })
  if (needs.shared === undefined || needs.types === undefined)
    reasons.push({ code: 'shared_unknown', subject: 'release.json' })
  if (offer) {
    reasons.push(...contractReasons(needs, offer), ...sharedReasons(needs.shared ?? {}, offer))
    for (const subject of needs.permissions)
      if (!offer.permissions.includes(subject)) reasons.push({ code: 'permission_unknown', subject })
  } else reasons.push({ code: 'shell_unknown', subject: 'shell' })
  return answerOf(reasons)
}

/** The answer that some reasons add up to: what is known to be wrong outweighs what is not known. */
export const answerOf = (reasons: CompatibilityReason[]): Compatibility => {
  if (reasons.length === 0) return { answer: 'compatible', reasons: [] }
  const wrong = reasons.filter(({ code }) => !cannotTell.has(code))
  return wrong.length > 0 ? { answer: 'incompatible', reasons: wrong } : { answer: 'unknown', reasons }
}
