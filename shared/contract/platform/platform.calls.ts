import { z } from 'zod'
import { defineCall } from '../call.ts'
import { object } from '../primitives.ts'

export const platformCalls = {
  readHealth: defineCall({
    method: 'GET',
    path: '/health',
    who: 'public',
    summary: 'Whether the process lives and stays',
    description:
      'Asked by proxies that leave out who stops, whatever else is away: 503 with `stopping` in `missing` while the process ends.',
    answer: object({ status: z.literal('ok').describe('It lives, and does not stop') }),
    extension: true,
  }),
  readReadiness: defineCall({
    method: 'GET',
    path: '/ready',
    who: 'public',
    summary: 'Whether it can serve: the database answers, and the schema is there',
    description:
      '503 while it cannot, with what is `missing`: `database`, `migrations`, or `stopping` while the process ends; `storage` beside them. Without its storage alone a process serves all but pictures, films and uploads: 200, with that in `missing`.',
    answer: object({
      status: z.literal('ready').describe('It can serve'),
      missing: z.array(z.literal('storage')).describe('What is away although it can serve'),
    }),
    extension: true,
  }),
  readMetrics: defineCall({
    method: 'GET',
    path: '/metrics',
    who: 'public',
    summary: 'Figures for Prometheus',
    description:
      'Only from the machine itself, for admins, or with the token of `KURSPORTAL_METRICS_TOKEN` as bearer; 403 otherwise.',
    answer: { binary: ['text/plain'] },
    errors: ['forbidden'],
    extension: true,
  }),
  echo: defineCall({
    method: 'POST',
    path: '/echo',
    who: 'public',
    summary: 'Answers what it was sent; to try a client',
    body: z.unknown().meta({ description: 'Any JSON' }),
    answer: object({ echo: z.unknown() }),
    rateLimit: { max: 120, windowSeconds: 60 },
  }),
}
