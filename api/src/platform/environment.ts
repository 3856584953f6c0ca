import { z } from 'zod'
import { roles } from './jobs/roles.ts'
import { telemetryVariables } from './telemetry/telemetry-settings.ts'

/** An address of one of these protocols; what is none is told how one is written. */
const addressLike = (protocol: RegExp, example: string, hostname = /./) =>
  z.url({ protocol, hostname, error: `write it like ${example}` })
// A socket has no host.
const postgresAddress = addressLike(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database', /^/)
/** A whole number as it is written in the environment. */
const whole = (least: number, most: number, unit = '') => {
  const error = `write a whole number${unit} from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}
/** Addresses are made of it, from the root on: what stands behind it would lead nowhere. */
const origin = (example: string, why: string) =>
  addressLike(/^https?$/, example).refine(
    (url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
    { error: `write it without a path, like ${example}: ${why}` },
  )
const onOff = z.stringbool({ truthy: ['1', 'true', 'on', 'yes'], falsy: ['0', 'false', 'off', 'no'] })

/** Every variable the platform reads, by name; the table of docs/operation.md says what each is for. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  HOST: z.string().optional(),
  PORT: whole(0, 65_535).default(3000),
  KURSPORTAL_PUBLIC_URL: origin('https://kurse.example', 'pages are served at the root only').optional(),
  KURSPORTAL_ROLE: z.enum(roles).default('all'),
  KURSPORTAL_MIGRATE: onOff.default(true),
  KURSPORTAL_WAIT_SECONDS: whole(0, 3600, ' of seconds').default(60),
  KURSPORTAL_DRAIN_SECONDS: whole(0, 600, ' of seconds').optional(),
  KURSPORTAL_METRICS_TOKEN: z.string().min(16, { error: 'write 16 characters at least' }).optional(),
  KURSPORTAL_DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_POOL: whole(2, 500).default(20),
  KURSPORTAL_DEMO: onOff.optional(),
  KURSPORTAL_DEMO_PUBLIC: onOff.default(false),
  KURSPORTAL_SECRET: z
    .string()
    .min(32, { error: 'write 32 characters at least, such as what "openssl rand -base64 48" makes' })
    .optional(),
  KURSPORTAL_SECRET_OLD: z.string().optional(),
  KURSPORTAL_SINGLE_PROCESS: onOff.default(false),
  KURSPORTAL_PREVIEW: onOff.default(false),
  KURSPORTAL_SHELL_DIR: z.string().optional(),
  KURSPORTAL_DEV_REMOTES: z.string().optional(),
  KURSPORTAL_DEV_FOLDERS: z.string().optional(),
  KURSPORTAL_OVERRIDE_ORIGINS: z.string().optional(),
  KURSPORTAL_EARLY_HINTS: onOff.default(false),
  KURSPORTAL_LINK_CHECK: onOff.default(true),
  KURSPORTAL_PROXIES: whole(0, 10).optional(),
  KURSPORTAL_PROXY_ADDRESSES: z.string().optional(),
  KURSPORTAL_RATE_LIMITS: onOff.default(true),
  KURSPORTAL_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  TRANSCRIBE_URL: addressLike(/^https?$/, 'http://speech.internal:8000').optional(),
  TRANSCRIBE_KEY: z.string().min(1).optional(),
  TRANSCRIBE_MODEL: z.string().min(1).default('whisper-1'),
  TRANSCRIBE_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}$/, { error: 'write the code of a language, such as de' })
    .default('de'),
  SMTP_URL: addressLike(/^smtps?$/, 'smtps://user:password@mail.example').optional(),
  KURSPORTAL_MAIL_FROM: z.email({ error: 'write the address alone, such as kurse@kurse.example' }).optional(),
  NINOX_URL: addressLike(/^https?$/, 'https://api.ninox.com').optional(),
  NINOX_TOKEN: z.string().optional(),
  NINOX_DATABASE: z.string().optional(),
  CDN_URL: origin('https://cdn.example', 'films have the same path there').optional(),
  S3_ENDPOINT: addressLike(/^https?$/, 'https://s3.example').optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'write the name of the bucket alone, such as kursportal' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...telemetryVariables,
})

/** Whether a variable of the environment is one that the platform reads. */
export const isSetting = (name: string): boolean => name in environmentSchema.shape
