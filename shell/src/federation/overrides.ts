import type { Bootstrap, RemoteRegistration } from '@kursportal/shared/federation'

const KEY = 'kursportal-overrides'
const PARAMETER = 'override'

/** Remote → where an admin loads it from instead, such as a developer's own machine. */
export type Overrides = Readonly<Record<string, string>>

/** What a page may be told: only admins, and only origins the platform lists. */
export type OverrideRules = { admin: boolean; origins: readonly string[] }

/** Keeps of some overrides what the rules allow. */
export const allowedOverrides = (wanted: unknown, { admin, origins }: OverrideRules): Overrides =>
  !admin || typeof wanted !== 'object' || wanted === null
    ? {}
    : Object.fromEntries(
        Object.entries(wanted).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && origins.includes(entry[1]),
        ),
      )

/** What an address asks for: `?override=mf-sales=http://localhost:3014`, several times if need be. */
export const askedOverrides = (search: string): Record<string, string> =>
  Object.fromEntries(
    new URLSearchParams(search)
      .getAll(PARAMETER)
      .map((text) => text.split('='))
      .flatMap(([name, origin]) => (name && origin ? [[name, origin]] : [])),
  )

const stored = (): object => {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof known === 'object' && known !== null ? known : {}
  } catch {
    return {}
  }
}

let current: Overrides = {}

/** Reads what this browser overrides and what the address adds, once a page. */
export const startOverrides = ({ session, system_config }: Bootstrap): void => {
  current = allowedOverrides(
    { ...stored(), ...askedOverrides(location.search) },
    { admin: session?.perms.admin === true, origins: system_config.federation.override_origins },
  )
  try {
    if (Object.keys(current).length > 0) localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Without a store the override holds for this page only.
  }
}

/** The overrides of this page, for the badge. */
export const overridesInUse = (): Overrides => current

/** Everything comes from the registry again. */
export const resetOverrides = (): void => {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored: leaving the address is enough.
  }
  const here = new URL(location.href)
  here.searchParams.delete(PARAMETER)
  location.replace(here)
}

/** A remote as this page loads it: from the registry, or from where an admin wants it. It never counts into health. */
export const overridden = (registration: RemoteRegistration): RemoteRegistration => {
  const origin = current[registration.name]
  if (origin === undefined) return registration
  const { name, declaration } = registration
  return {
    name,
    declaration,
    version: `override-${origin}`,
    base_url: `${origin}/`,
    manifest_url: `${origin}/mf-manifest.json`,
    reason: 'development',
    previous: null,
  }
}
