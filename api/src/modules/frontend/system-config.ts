import { API_VERSION, type SystemConfig } from '@kursportal/shared/contract'
import type { RemoteRegistration } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import type { ResolvedRemote } from '../remotes/present-remote.ts'
import type { ResolvedRegistry } from '../remotes/resolve-remotes.ts'

/** The entries one page of a list has at most. */
const PAGE_SIZE = 200

/**
 * What this installation is and can do, with the remotes this visitor gets.
 * @param present how a remote is told: in full to tabs that are open, whichever shell they began with
 */
export const presentSystemConfig = (
  { config }: Pick<Context, 'config'>,
  { remotes, federation }: ResolvedRegistry,
  present: (remote: ResolvedRemote) => RemoteRegistration = ({ registration }) => registration,
): SystemConfig => ({
  version: API_VERSION,
  limits: {
    minimum_age: config.limits.minimumAge,
    age_of_consent: config.limits.ageOfConsent,
    minimum_finishes: config.limits.minimumFinishes,
    password_length: config.limits.passwordLength,
    video_bytes: config.limits.videoBytes,
    video_seconds: config.limits.videoSeconds,
    image_bytes: config.limits.imageBytes,
    toast_lifetime: config.limits.toastLifetime,
    page_size: PAGE_SIZE,
  },
  features: {
    preview: config.preview,
    demo: config.demo,
    dev_outbox: config.smtpUrl === undefined && config.environment !== 'production',
  },
  remotes: remotes.map(present),
  federation,
})
