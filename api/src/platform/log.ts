import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** The process's log; nothing secret or personal goes into it. */
export const createLog = (config: Config): Log =>
  pino({
    level: config.logLevel,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.code',
        '*.iban',
        '*.insurance_number',
        '*.signature',
      ],
      censor: '[hidden]',
    },
    ...(config.environment === 'development'
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,reqId', singleLine: true } } }
      : {}),
  })
