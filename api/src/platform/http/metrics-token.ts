import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Whether a request brings the token of whoever watches over the platform (`KURSPORTAL_METRICS_TOKEN`). */
export const hasMetricsToken = ({ metricsToken }: Config, { headers }: FastifyRequest): boolean => {
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${metricsToken}`)
  return metricsToken !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}
