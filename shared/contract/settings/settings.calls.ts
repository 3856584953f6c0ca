import { z } from 'zod'
import { byFlag, flags } from '../../domain/settings/flags.ts'
import { federationInfo, remoteRegistration } from '../../federation/registration.ts'
import { defineCall } from '../call.ts'
import { basedOn, editable, lastEdit } from '../edits.ts'
import { id, instant, line, object } from '../primitives.ts'
import { provider } from './provider.ts'

/** Version of the API, in its document and in `GET /system-config` (specification, section 7). */
export const API_VERSION = '0.8.0'

/** The pictures an admin gives the platform (specification, section 3). */
export const generalImageKind = z
  .enum(['main-logo', 'main-logo-dark', 'start-page', 'seo-logo', 'favicon'])
  .describe('Which picture of the platform')
export type GeneralImageKind = z.infer<typeof generalImageKind>

/** A colour as the browser's colour field gives it. */
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour such as #1f6f5f')
  .describe('Colour, #rrggbb')

/** Each flag of the settings as a field. */
const flagFields = byFlag((flag) => z.boolean().describe(flags[flag].words))

const generalImages = object({
  'main-logo': id.nullable().describe('The logo'),
  'main-logo-dark': id.nullable().describe('The logo on a dark ground'),
  'start-page': id.nullable().describe('Beside logging in and registering'),
  'seo-logo': id.nullable().describe('Shown where a link to the platform is shared'),
  favicon: id.nullable().describe('In the tab of the browser'),
} satisfies Record<GeneralImageKind, z.ZodType>)

/** What an admin decides about the whole platform; everybody may read it. */
export const settings = object({
  name: z.string().describe('Name of the platform'),
  colors: object({ primary: z.string().describe('Colour, #rrggbb') }),
  ...flagFields,
  images: generalImages.describe('Pictures of the platform, by id; null: the default'),
  updated_at: instant.nullable().describe('Last change; null while everything is as delivered'),
}).meta({ id: 'Settings' })
export type Settings = z.infer<typeof settings>

/** The limits a client needs to know before it sends something (specification, section 9). */
const systemLimits = object({
  minimum_age: z.int().describe('Years somebody must be old to register'),
  age_of_consent: z.int().describe('Years below which a parent is needed'),
  minimum_finishes: z.int().describe('Finishes in a year that a payout needs'),
  password_length: z.int().describe('Characters a password has at least'),
  video_bytes: z.int().describe('Bytes of one uploaded video at most'),
  video_seconds: z.int().describe('Seconds of one uploaded video at most'),
  image_bytes: z.int().describe('Bytes of one uploaded picture at most'),
  toast_lifetime: z.int().describe('Milliseconds a short message stays'),
  page_size: z.int().describe('Entries one page of a list has at most'),
})

/** What this installation is and can do. */
export const systemConfig = object({
  version: z.string().describe('Version of the API'),
  limits: systemLimits,
  features: object({
    preview: z.boolean().describe('A preview build: the frame says so'),
    demo: z.boolean().describe('Filled with demo data; the demo accounts may be offered at the login'),
    dev_outbox: z.boolean().describe('Mails are kept in the development outbox instead of being sent'),
  }),
  remotes: z.array(remoteRegistration).describe('The remotes in the releases this visitor gets'),
  federation: federationInfo,
}).meta({ id: 'SystemConfig' })
export type SystemConfig = z.infer<typeof systemConfig>

/** The provider as it is stored, with who entered it. */
const storedProvider = object({
  provider: provider.nullable().describe('null until an admin has entered it'),
  ...editable,
}).meta({ id: 'StoredProvider' })

export const settingsCalls = {
  readSettings: defineCall({
    method: 'GET',
    path: '/settings',
    who: 'public',
    summary: 'Name, colour, pictures and flags of the platform',
    answer: settings,
  }),
  readSettingsEdit: defineCall({
    method: 'GET',
    path: '/settings/last-edit',
    who: 'admin',
    extension: true,
    summary: 'Who changed the settings last, and when',
    answer: object({ edited: lastEdit }),
  }),
  changeSettings: defineCall({
    method: 'PATCH',
    path: '/settings',
    who: 'admin',
    summary: 'Change settings',
    description: 'What is not named stays. A switched flag takes effect in every open tab.',
    body: object({
      name: line(60).min(1),
      colors: object({ primary: color }),
      ...flagFields,
      based_on: basedOn
        .unwrap()
        .describe(
          '`updated_at` of the settings the change started from, empty while that is null; 409 edited_meanwhile when they were changed since',
        ),
    }).partial(),
    answer: settings,
    errors: ['edited_meanwhile'],
  }),
  readProvider: defineCall({
    method: 'GET',
    path: '/provider',
    who: 'admin',
    extension: true,
    summary: 'Who offers the courses and signs the certificates',
    answer: storedProvider,
  }),
  changeProvider: defineCall({
    method: 'PUT',
    path: '/provider',
    who: 'admin',
    extension: true,
    summary: 'Enter who offers the courses and signs the certificates',
    description:
      'It stands on every certificate issued from now on. Those that were issued stay as they are.',
    body: provider.extend({ based_on: basedOn }),
    answer: storedProvider,
    errors: ['edited_meanwhile'],
  }),
  setGeneralImage: defineCall({
    method: 'PUT',
    path: '/general-image',
    who: 'admin',
    summary: 'Set a picture of the platform, such as the logo',
    description: 'Upload the picture with `POST /image-upload` first. `null` goes back to the default.',
    body: object({ kind: generalImageKind, image_id: id.nullable() }),
    answer: settings,
    errors: ['not_found'],
  }),
  readSystemConfig: defineCall({
    method: 'GET',
    path: '/system-config',
    who: 'public',
    summary: 'Version, limits, features and remotes of this installation',
    answer: systemConfig,
  }),
}
