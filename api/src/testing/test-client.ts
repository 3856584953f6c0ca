import type { FastifyInstance, InjectOptions } from 'fastify'

export type TestAnswer = {
  status: number
  body: unknown
  text: string
  bytes: Buffer
  headers: Record<string, unknown>
}
type Query = Record<string, string | number | boolean | undefined>

/** Sends requests to the app without a network; paths are below `/api`. */
export type TestClient = {
  sessionId: string | undefined
  get: (path: string, query?: Query) => Promise<TestAnswer>
  post: (path: string, body?: unknown, query?: Query) => Promise<TestAnswer>
  put: (path: string, body?: unknown, query?: Query) => Promise<TestAnswer>
  patch: (path: string, body?: unknown, query?: Query) => Promise<TestAnswer>
  delete: (path: string, query?: Query, body?: unknown) => Promise<TestAnswer>
  /** Anything else: raw bodies, headers, paths outside `/api`. */
  inject: (options: InjectOptions) => Promise<TestAnswer>
}

export const clientFor = (app: FastifyInstance, sessionId?: string): TestClient => {
  const inject = async (options: InjectOptions): Promise<TestAnswer> => {
    const answer = await app.inject({
      ...options,
      headers: { ...(sessionId ? { authorization: `Bearer ${sessionId}` } : {}), ...options.headers },
    })
    const isJson =
      answer.headers['content-encoding'] === undefined &&
      String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      body: isJson && answer.body ? answer.json() : undefined,
      text: answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
    }
  }
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    query: Query = {},
    body?: unknown,
  ) => {
    const given = Object.entries(query).filter((entry) => entry[1] !== undefined)
    return inject({
      method,
      url: `/api${path}`,
      query: Object.fromEntries(given.map(([key, value]) => [key, String(value)])),
      ...(body === undefined
        ? {}
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  }
  return {
    sessionId,
    inject,
    get: (path, query) => call('GET', path, query),
    post: (path, body, query) => call('POST', path, query, body),
    put: (path, body, query) => call('PUT', path, query, body),
    patch: (path, body, query) => call('PATCH', path, query, body),
    delete: (path, query, body) => call('DELETE', path, query, body),
  }
}
