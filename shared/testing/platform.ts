import type { OwnData, SessionInfo, Settings, SystemConfig } from '../contract/index.ts'
import { deliveredFlags } from '../domain/index.ts'
import { SHELL_CONTRACT_VERSION } from '../federation/contract-version.ts'
import type { RemoteDeclaration } from '../federation/declaration.ts'
import type { RemoteRegistration } from '../federation/registration.ts'

/** The settings of a platform nobody has changed. */
export const testSettings: Settings = {
  name: 'Kursportal',
  colors: { primary: '#1f6f5f' },
  ...deliveredFlags,
  images: { 'main-logo': null, 'main-logo-dark': null, 'start-page': null, 'seo-logo': null, favicon: null },
  updated_at: null,
}

/** Somebody without any special right, logged in. */
export const testSession: SessionInfo = {
  user: {
    id: '01980000-0000-7000-8000-000000000001',
    email: 'lore@beispiel.de',
    name: 'Lore Lindner',
    first_name: 'Lore',
    last_name: 'Lindner',
    image_id: null,
  },
  perms: { admin: false, course_creator: false },
  roles: [],
  expires_at: null,
  confirms_texts: false,
}

/** Everything the same person's profile holds. */
export const testPerson: OwnData = {
  ...testSession.user,
  phone: '',
  street: '',
  zip: '',
  city: '',
  birth_date: '1960-05-04',
  insurance: null,
  insurance_other: null,
  insurance_number: null,
  iban_masked: null,
  has_signature: false,
  parent_name: '',
  parent_birth_date: null,
  photo_url: null,
  society_id: null,
  perms: testSession.perms,
  roles: [],
  created_at: '2026-01-01T00:00:00.000Z',
}

/** What the server says of itself, with the specification's limits. */
export const testSystemConfig: SystemConfig = {
  version: '0.1.0',
  limits: {
    minimum_age: 14,
    age_of_consent: 18,
    minimum_finishes: 5,
    password_length: 10,
    video_bytes: 10 * 1024 ** 3,
    video_seconds: 4 * 3600,
    image_bytes: 10 * 1024 ** 2,
    toast_lifetime: 4000,
    page_size: 200,
  },
  features: { preview: false, demo: false, dev_outbox: false },
  remotes: [],
  federation: {
    shell_contract: SHELL_CONTRACT_VERSION,
    shell_version: null,
    preview: null,
    disabled: [],
    override_origins: [],
    health_token: 'test',
  },
}

/**
 * A remote as the registry answers it, in its only release.
 * @param declared what it declares otherwise than a remote without a menu, with the address `/my-courses`
 * @param over what else differs
 */
export const testRemote = (
  declared: Partial<RemoteDeclaration> = {},
  over: Partial<RemoteRegistration> = {},
): RemoteRegistration => {
  const { name = 'mf-learner' } = declared
  const { version = '1.0.0-aaa', base_url = `/remotes/${name}/${version}/` } = over
  return {
    name,
    version,
    base_url,
    manifest_url: `${base_url}mf-manifest.json`,
    declaration: {
      name,
      title: 'Lernen',
      routes: [{ prefix: '/my-courses' }],
      nav: [],
      shell_contract: '^1.0',
      owner: 'Team',
      ...declared,
    },
    reason: 'active',
    previous: null,
    ...over,
  }
}
