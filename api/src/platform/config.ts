import { resolve } from 'node:path'
import { environmentSchema } from './environment.ts'
import { OWN_NETWORKS, wrongRange } from './http/proxies.ts'
import type { Role } from './jobs/roles.ts'
import { limits, type Limits } from './limits.ts'
import { readTelemetry, type TelemetrySettings } from './telemetry/telemetry-settings.ts'

/** Everything that can be set from outside, read once at the start. */
export type Config = {
  environment: 'development' | 'test' | 'production'
  /** Where the server listens: this machine only, except in production. */
  host: string
  port: number
  /** Where people reach the platform, without a trailing slash; in links of mails and certificates. */
  publicUrl: string
  dataDir: string
  /** PostgreSQL; the embedded database in the data folder when unset. */
  databaseUrl: string | undefined
  /** PostgreSQL without a pooler between: for listening, locks and migrations. */
  databaseDirectUrl: string | undefined
  /** Connections one process takes at most for requests and jobs. */
  databasePool: number
  /** What the process does: everything, or one part of it beside others. */
  role: Role
  /** Whether a start brings the database up to date itself; else `npm run migrate` does. */
  migrateAtStart: boolean
  /** Seconds a start waits for a database or a storage that is away. */
  waitSeconds: number
  /** Seconds a stopping process goes on serving while the proxies before it learn of it. */
  drainSeconds: number
  /** Who sends it as bearer token may read the metrics. */
  metricsToken: string | undefined
  demo: boolean
  /** Key material from outside; generated into the data folder when unset. */
  secret: string | undefined
  /** Secrets used before, or about to be: what was made with one of them can still be read. */
  formerSecrets: readonly string[]
  /** A preview build: the frame says so. */
  preview: boolean
  /** Folder of the built shell, where it is not the one beside the API. */
  shellDir: string | undefined
  /** Remotes under work: name → address of their development server. Never in production. */
  devRemotes: Readonly<Record<string, string>>
  /** Their folders: name → path, so that what they declare is read anew. Never in production. */
  devFolders: Readonly<Record<string, string>>
  /** Where an admin's browser may load a remote from instead of its release, such as `http://localhost:3014`. */
  overrideOrigins: readonly string[]
  /** How many proxies of ours stand before the platform. */
  proxies: number
  /** Addresses and ranges they stand at: from nowhere else a forwarded address is believed. */
  proxyAddresses: readonly string[]
  /** Whether pages announce the shell's files before they are put together (103); needs a proxy that passes it on. */
  earlyHints: boolean
  /** Whether links of lectures that lead out are asked. */
  linkCheck: boolean
  rateLimits: boolean
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Where spans go; nothing is told without. */
  telemetry: TelemetrySettings | undefined
  smtpUrl: string | undefined
  /** The server that recognises speech; none: nobody is offered it. */
  transcribe: { url: string; key: string | undefined; model: string; language: string } | undefined
  /** The address mails come from. */
  mailFrom: string
  /** The external database courses and communities come from; `database` is `team/database`. */
  ninox: { url: string; token: string; database: string } | undefined
  /** Origin of a CDN that fetches films here; they are watched here without one. */
  cdnOrigin: string | undefined
  s3:
    | {
        endpoint: string | undefined
        region: string
        bucket: string
        accessKeyId: string
        secretAccessKey: string
      }
    | undefined
  limits: Limits
}

/** Thrown when something set from outside cannot be used; the message is for the person at the keyboard. */
export class ConfigError extends Error {}

/** Reads `mf-sales=http://127.0.0.1:3014/,mf-admin=…`. */
const readByName = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.trim().split('='))
      .flatMap(([name, address]) => (name && address ? [[name, address]] : [])),
  )

/** Reads `http://localhost:3014,https://preview.example`. @throws ConfigError for what is no origin */
const readOrigins = (text = ''): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        throw new ConfigError(
          `KURSPORTAL_OVERRIDE_ORIGINS: ${origin} is not an origin such as http://localhost:3014`,
        )
      return origin
    })

/** Reads addresses and ranges with commas between. @throws ConfigError for one that is none */
const readProxyAddresses = (text = OWN_NETWORKS.join(',')): string[] => {
  const ranges = text.split(/[\s,]+/).filter(Boolean)
  const wrong = wrongRange(ranges)
  if (wrong !== undefined)
    throw new ConfigError(
      `KURSPORTAL_PROXY_ADDRESSES: ${wrong} is neither an address nor a range such as 10.0.0.0/8`,
    )
  return ranges
}

/** Reads secrets with commas between. @throws ConfigError for one that is too short */
const readSecrets = (text = ''): string[] => {
  const secrets = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (secrets.some(({ length }) => length < 32))
    throw new ConfigError(
      'KURSPORTAL_SECRET_OLD: a secret has at least 32 characters; several have commas between.',
    )
  return secrets
}

/** Whether only this machine reaches an address. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming each variable that cannot be used
 */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${[...new Set(lines)].join('\n')}`)
  }
  const env = parsed.data
  // A platform on PostgreSQL is one for people, unless somebody says that it is not.
  const environment = env.NODE_ENV ?? (env.DATABASE_URL ? 'production' : 'development')
  if (environment === 'production' && env.KURSPORTAL_DEMO) {
    throw new ConfigError('Demo data (KURSPORTAL_DEMO) is refused when NODE_ENV is production.')
  }
  const host = env.HOST ?? (environment === 'production' ? '0.0.0.0' : 'localhost')
  if (environment === 'development' && !isLoopback(host) && !env.KURSPORTAL_DEMO_PUBLIC) {
    throw new ConfigError(
      `HOST=${host} would open development mode to the network: demo accounts with a published password, and an outbox ` +
        'that shows every mail. Set NODE_ENV=production, or KURSPORTAL_DEMO_PUBLIC=1 if that is what you want.',
    )
  }
  if (env.KURSPORTAL_ROLE !== 'all' && !(env.DATABASE_URL && env.S3_BUCKET)) {
    throw new ConfigError(
      `KURSPORTAL_ROLE=${env.KURSPORTAL_ROLE} is one of several processes, which share DATABASE_URL and S3_BUCKET.`,
    )
  }
  if (env.DATABASE_URL && !env.KURSPORTAL_SECRET) {
    throw new ConfigError(
      'DATABASE_URL needs KURSPORTAL_SECRET: what is encrypted in the database must be readable for every process and ' +
        'after every move. Make one with "openssl rand -base64 48", keep it apart from the database, and back it up.',
    )
  }
  const s3Complete = env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
  if (env.S3_BUCKET && !s3Complete) {
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  }
  const s3Names = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const alone = s3Names.find((name) => env[name])
  if (!env.S3_BUCKET && alone) {
    throw new ConfigError(
      `${alone} without S3_BUCKET: files would lie on the disk of this process. Set S3_BUCKET, or leave it out.`,
    )
  }
  if (env.DATABASE_URL && !s3Complete && !env.KURSPORTAL_SINGLE_PROCESS) {
    throw new ConfigError(
      'DATABASE_URL without S3_BUCKET: files would lie on the disk of this process, where no other finds them. Set ' +
        'S3_BUCKET, or KURSPORTAL_SINGLE_PROCESS=1 if there is never more than one process.',
    )
  }
  const publicUrl = (env.KURSPORTAL_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  if (env.NINOX_URL && !(env.NINOX_TOKEN && env.NINOX_DATABASE)) {
    throw new ConfigError('NINOX_URL needs NINOX_TOKEN and NINOX_DATABASE.')
  }
  return {
    environment,
    host,
    port: env.PORT,
    publicUrl,
    dataDir: resolve(env.KURSPORTAL_DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    role: env.KURSPORTAL_ROLE,
    migrateAtStart: env.KURSPORTAL_MIGRATE,
    waitSeconds: env.KURSPORTAL_WAIT_SECONDS,
    drainSeconds: env.KURSPORTAL_DRAIN_SECONDS ?? (env.DATABASE_URL && environment === 'production' ? 10 : 0),
    metricsToken: env.KURSPORTAL_METRICS_TOKEN,
    demo: env.KURSPORTAL_DEMO ?? environment === 'development',
    secret: env.KURSPORTAL_SECRET,
    formerSecrets: readSecrets(env.KURSPORTAL_SECRET_OLD),
    preview: env.KURSPORTAL_PREVIEW,
    shellDir: env.KURSPORTAL_SHELL_DIR,
    devRemotes: environment === 'production' ? {} : readByName(env.KURSPORTAL_DEV_REMOTES),
    devFolders: environment === 'production' ? {} : readByName(env.KURSPORTAL_DEV_FOLDERS),
    proxies: env.KURSPORTAL_PROXIES ?? (environment === 'production' ? 1 : 0),
    proxyAddresses: readProxyAddresses(env.KURSPORTAL_PROXY_ADDRESSES),
    earlyHints: env.KURSPORTAL_EARLY_HINTS,
    linkCheck: env.KURSPORTAL_LINK_CHECK,
    overrideOrigins: readOrigins(env.KURSPORTAL_OVERRIDE_ORIGINS),
    rateLimits: env.KURSPORTAL_RATE_LIMITS,
    logLevel: env.KURSPORTAL_LOG,
    telemetry: readTelemetry(env),
    smtpUrl: env.SMTP_URL,
    transcribe: env.TRANSCRIBE_URL
      ? {
          url: env.TRANSCRIBE_URL,
          key: env.TRANSCRIBE_KEY,
          model: env.TRANSCRIBE_MODEL,
          language: env.TRANSCRIBE_LANGUAGE,
        }
      : undefined,
    ninox:
      env.NINOX_URL && env.NINOX_TOKEN && env.NINOX_DATABASE
        ? { url: env.NINOX_URL, token: env.NINOX_TOKEN, database: env.NINOX_DATABASE }
        : undefined,
    mailFrom: env.KURSPORTAL_MAIL_FROM ?? `kursportal@${new URL(publicUrl).hostname}`,
    cdnOrigin: env.CDN_URL && new URL(env.CDN_URL).origin,
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            region: env.S3_REGION,
            bucket: env.S3_BUCKET,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    limits,
  }
}
