import type {
  CallAnswer,
  CallBodyInput,
  CallDefinition,
  CallQueryInput,
  remoteCalls,
} from '../../contract/index.ts'
import { compatibility, errorAnswer, isBinary, remoteChange } from '../../contract/index.ts'
import { describeReason } from '../describe-reason.ts'
import { CliError, type Io } from './io.ts'

/** The platform a command talks to. */
export type Platform = {
  url: string
  send: <C extends CallDefinition>(call: C, input?: Input<C>) => Promise<CallAnswer<C>>
}
type Input<C extends CallDefinition> = { query?: CallQueryInput<C>; body?: CallBodyInput<C> }

/** What is said where no platform is. */
export const nothingAnswersAt = (url: string): string =>
  `Nothing answers at ${url}. Start the platform, or say where it runs: --url https://… (or KURSPORTAL_URL).`

/** What is said of an address that was not reached: that its certificate is not trusted, or that nothing is there. */
const whyUnreached = (url: string, error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /CERT|SIGNATURE/.test(code)
    ? `The certificate of ${url} is not trusted (${code}). Where an authority of your own made it, name its file: NODE_EXTRA_CA_CERTS=/path/to/authority.pem`
    : nothingAnswersAt(url)
}

/** Where the deploy token of one remote is, so that a pipeline can hold those of several. */
const ownToken = (remote: string): string => `KURSPORTAL_TOKEN_${remote.toUpperCase().replaceAll('-', '_')}`

/** Who the command acts for: a deploy token, that of the remote before that of all, or an admin as `email:password`. */
const authorization = (env: Io['env'], remote: string | undefined): string => {
  const { KURSPORTAL_TOKEN, KURSPORTAL_ADMIN: admin } = env
  const token = (remote && env[ownToken(remote)]) || KURSPORTAL_TOKEN
  if (token && !/^kpd_[\w-]+$/.test(token))
    throw new CliError('forbidden', 'What is in KURSPORTAL_TOKEN is no deploy token; one begins with kpd_.')
  if (token) return `Bearer ${token}`
  if (admin) return `Basic ${Buffer.from(admin).toString('base64')}`
  throw new CliError(
    'forbidden',
    'Who are you? Put a deploy token into KURSPORTAL_TOKEN (an admin makes one in the admin area under “Module”), or an admin’s e-mail:password into KURSPORTAL_ADMIN.',
  )
}

/**
 * The platform at an address, spoken to with what the environment gives.
 * @param remote what it is spoken to about, where that is one remote
 */
export const platformAt = (url: string, io: Io, remote?: string): Platform => ({
  url,
  send: async (call, { query, body } = {}) => {
    const address = new URL(`${url}/api${call.path}`)
    for (const [key, value] of Object.entries(query ?? {}))
      if (typeof value === 'string' || typeof value === 'number') address.searchParams.set(key, `${value}`)
    const asWhom = authorization(io.env, remote)
    const answer = await io
      .fetch(address, {
        method: call.method,
        headers: {
          authorization: asWhom,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      .catch((error: unknown) => {
        throw new CliError('unreachable', whyUnreached(url, error))
      })
    const json: unknown = await answer.json().catch(() => undefined)
    if (!answer.ok) throw refusalOf(answer.status, json, asWhom.startsWith('Basic'))
    return parseAnswer(call, json)
  },
})

const parseAnswer = <C extends CallDefinition>(call: C, json: unknown): CallAnswer<C> => {
  const schema = isBinary(call.answer) ? undefined : call.answer
  const parsed = schema?.safeParse(json)
  if (!parsed?.success)
    throw new CliError(
      'failed',
      `The platform answered ${call.path} in words these commands do not know. Are they of the same age?`,
    )
  // What CallAnswer<C> says was just checked by its own schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return parsed.data as CallAnswer<C>
}

/** What a refusal of the platform means for whoever typed the command. */
const refusalOf = (status: number, json: unknown, isPerson: boolean): CliError => {
  const parsed = errorAnswer.safeParse(json)
  if (!parsed.success)
    return new CliError('unreachable', `What answers there is no platform (status ${status}).`)
  const { code, message, details } = parsed.data
  switch (code) {
    case 'not_logged_in':
      return new CliError(
        'forbidden',
        'The platform does not know this token: it is wrong or was revoked.',
        details,
      )
    case 'invalid_login':
      return new CliError('forbidden', 'E-mail or password in KURSPORTAL_ADMIN is wrong.', details)
    case 'forbidden':
      return new CliError(
        'forbidden',
        isPerson
          ? 'Whose e-mail:password is in KURSPORTAL_ADMIN is no admin.'
          : 'You have no right to this remote: a deploy token is for one remote only.',
        details,
      )
    case 'edited_meanwhile':
      return new CliError(
        'conflict',
        `Somebody else was faster${whoWas(details)}. Look again and decide anew.`,
        details,
      )
    case 'release_incompatible':
    case 'release_unchecked': {
      const reasons = compatibility.shape.reasons.safeParse(details)
      const lines = (reasons.success ? reasons.data : []).map((reason) => `\n  ✗ ${describeReason(reason)}`)
      const what =
        code === 'release_incompatible'
          ? 'does not fit the platform'
          : 'is not known to fit (--accept-unknown takes it all the same)'
      return new CliError('refused', `Refused: the release ${what}.${lines.join('')}`, details)
    }
    case 'release_invalid':
      return new CliError('refused', `Refused: this is no whole build. ${JSON.stringify(details)}`, details)
    case 'no_previous_release':
      return new CliError('refused', 'Refused: there is no previous good release to go back to.', details)
    case 'not_found':
      return new CliError(
        'refused',
        'There is no such remote, release or rollout. "npm run remotes -- list" shows what there is.',
        details,
      )
    default:
      return new CliError(
        'failed',
        `The platform answered ${status} ${message}. ${details ? JSON.stringify(details) : ''}`,
        details,
      )
  }
}

const whoWas = (details: unknown): string => {
  const last = remoteChange.safeParse(
    typeof details === 'object' && details !== null && 'last_change' in details ? details.last_change : null,
  )
  return last.success
    ? `: ${last.data.action} by ${last.data.actor.name ?? 'the platform'} (“${last.data.reason}”)`
    : ''
}

/** The calls of the registry. */
export type Calls = typeof remoteCalls
