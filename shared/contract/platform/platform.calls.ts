import { z } from 'zod'
import { defineCall } from '../call.ts'
import { object } from '../primitives.ts'

export const platformCalls = {
  readHealth: defineCall({
    method: 'GET',
    path: '/health',
    who: 'public',
    summary: 'Whether the process is alive',
    answer: object({ status: z.literal('ok').describe('It is alive') }),
    extension: true,
  }),
  readReadiness: defineCall({
    method: 'GET',
    path: '/ready',
    who: 'public',
    summary: 'Whether it can serve: database and storage answer, and the schema is there',
    description:
      '503 while it cannot, with what is `missing`: `database`, `storage`, `migrations`, or `stopping` while the process ends.',
    answer: object({ status: z.literal('ready').describe('It can serve') }),
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
