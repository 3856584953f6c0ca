import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** What may stand behind a `?`: which things are asked for and in which order. Anything else may be a name or a token. */
const MAY_BE_LOGGED = /^(?:(?!session)(?:[\w-]+[_-])?ids?|sort|page|limit|offset)$/

const HIDDEN = '[hidden]'

/**
 * An address as it may be logged. Whoever has the token in it reads somebody's calendar, sees a film or a draft, or sends
 * a file; and what people search for is theirs.
 */
export const loggedAddress = (url: string): string =>
  url
    .replace(/^(\/api\/(?:media|tus)\/)[^/?]+/, `$1${HIDDEN}`)
    .replaceAll(/([?&])([^=&]*)=[^&]*/g, (whole, before: string, name: string) =>
      MAY_BE_LOGGED.test(name) ? whole : `${before}${name}=${HIDDEN}`,
    )

/** The process's log; nothing secret or personal goes into it. */
export const createLog = (config: Config): Log =>
  pino({
    level: config.logLevel,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.iban',
        '*.insurance_number',
        '*.signature',
        'req.url',
      ],
      censor: (value, path) => (path.at(-1) === 'url' ? loggedAddress(String(value)) : HIDDEN),
    },
    ...(config.environment === 'development'
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } } }
      : {}),
  })

/**
 * What a process says of itself as it starts and stops, heard at every level of the log: in production as lines of the
 * log, so that whoever collects it reads nothing but JSON; else as plain text.
 */
export const sayIn = (config: Config, log: Log): ((line: string) => void) => {
  if (config.environment !== 'production') return (line) => void process.stdout.write(`${line}\n`)
  const heard = log.child({}, { level: 'info' })
  return (line) => heard.info(line.trim())
}
