import { allCalls, errorCatalogue, errorsOf } from '@kursportal/shared/contract'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { buildDocument } from './document.ts'
import type { ApiDocument } from './docs-page.ts'

const document = JSON.parse(JSON.stringify(buildDocument())) as ApiDocument & { openapi: string }
const operationOf = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()]

describe('the OpenAPI document', () => {
  it('is 3.1, in the version of the API', () => {
    expect(document.openapi).toMatch(/^3\.1/)
    expect(document.info.version).toBe('0.8.0')
  })

  it('names each call once', () => {
    const keys = allCalls.map(({ call }) => `${call.method} ${call.path}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    const names = allCalls.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(allCalls.map(({ call }) => ({ key: `${call.method} ${call.path}`, call })))(
    'describes $key with its parameters, answers and errors',
    ({ call }) => {
      const operation = operationOf(call.method, call.path)
      expect(operation?.summary).toBeTruthy()
      const parameters = (operation?.parameters ?? []).map(({ name }) => name)
      expect(parameters).toEqual(expect.arrayContaining(Object.keys(call.query?.shape ?? {})))
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([
          call.answer ? '200' : '204',
          ...errorsOf(call).map((code) => String(errorCatalogue[code].status)),
        ]),
      )
      expect(operation?.['x-extension']).toBe(call.extension)
    },
  )
})

/** Fields and parameters that nothing is said about, by where they are. */
const undescribed = (node: unknown, where: string): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { properties, parameters, ...rest } = node as {
    properties?: Record<string, Record<string, unknown>>
    parameters?: { name: string; description?: string; schema?: { description?: string } }[]
  }
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, field]) => [
      ...((field['description'] ?? field['$ref'] ?? field['const']) ? [] : [`${where}.${name}`]),
      ...undescribed(field, `${where}.${name}`),
    ]),
    ...(Array.isArray(parameters) ? parameters : [])
      .filter(({ description, schema }) => !(description ?? schema?.description))
      .map(({ name }) => `${where} ?${name}`),
    ...Object.entries(rest).flatMap(([name, part]) => undescribed(part, `${where} ${name}`)),
  ]
}

describe('for somebody who reads nothing else', () => {
  it('says of every field and parameter what it is', () => {
    expect(undescribed(document, '')).toEqual([])
  })

  it('says with every failure which codes it can have, each with an example', () => {
    for (const { call } of allCalls) {
      for (const code of errorsOf(call)) {
        const { status, message } = errorCatalogue[code]
        const answer = operationOf(call.method, call.path)?.responses[String(status)]
        expect(answer).toMatchObject({
          description: expect.stringContaining(`\`${code}\``),
          content: {
            'application/json': { examples: { [code]: { value: { status, code, message } } } },
          },
        })
      }
    }
  })
})

describe('the served API', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('serves the document, and a page that needs nothing else', async () => {
    const json = await platform.client.get('/openapi.json')
    expect(json.body).toMatchObject({ info: { version: '0.8.0' } })
    const { text, headers } = await platform.client.get('/docs')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(text).not.toMatch(/<script|<link|(?:src|href)="https?:/)
    for (const { call } of allCalls) expect(text).toContain(`<code>${call.path}</code>`)
  })

  it.each(allCalls.map(({ call }) => ({ key: `${call.method} ${call.path}`, call })))(
    'has $key, and lets in only who may',
    async ({ call }) => {
      const answer = await platform.client.inject({
        method: call.method,
        url: `/api${call.path}`,
        ...(call.method === 'GET' ? {} : { payload: '{}', headers: { 'content-type': 'application/json' } }),
      })
      if (call.who === 'public') {
        expect([401, 405]).not.toContain(answer.status)
        expect(answer.status).toBeLessThan(500)
        expect(answer.text).not.toContain('unknown_route')
      } else expect(answer.body).toMatchObject({ status: 401, code: 'not_logged_in' })
      if (answer.status >= 400)
        expect(answer.body).toMatchObject({
          status: answer.status,
          code: expect.any(String),
          message: expect.any(String),
        })
    },
  )
})
