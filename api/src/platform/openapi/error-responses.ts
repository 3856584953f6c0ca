import type { ZodOpenApiResponsesObject } from 'zod-openapi'
import {
  errorAnswer,
  errorCatalogue,
  errorsOf,
  type CallDefinition,
  type ErrorCode,
} from '@kursportal/shared/contract'

/** Every status a call may fail with, the codes behind it, and how it answers. */
export const errorResponses = (call: CallDefinition): ZodOpenApiResponsesObject => {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(call)) {
    const { status } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('  \n'),
          ...(status === 429 ? { headers: retryAfter } : {}),
          content: {
            'application/json': {
              schema: errorAnswer,
              examples: Object.fromEntries(
                codes.map((code) => [
                  code,
                  { value: { status, code, message: errorCatalogue[code].message } },
                ]),
              ),
            },
          },
          'x-codes': codes,
        },
      ]),
  )
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const } },
}
