import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** An address as it may be logged: whoever has the token in it reads somebody's calendar, sees a film or sends one. */
export const withoutTokens = (url: string): string =>
  url.replaceAll(/([?&]token=)[^&]*/g, '$1[hidden]').replace(/^(\/api\/(?:media|tus)\/)[^/?]+/, '$1[hidden]')

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
      censor: (value, path) => (path.at(-1) === 'url' ? withoutTokens(String(value)) : '[hidden]'),
    },
    ...(config.environment === 'development'
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } } }
      : {}),
  })
