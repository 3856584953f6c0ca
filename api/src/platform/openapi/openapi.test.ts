import { readFileSync, writeFileSync } from 'node:fs'
import { allCalls, API_VERSION, errorCatalogue, errorsOf } from '@kursportal/shared/contract'
import { SHELL_CONTRACT_VERSION } from '@kursportal/shared/federation'
import { z } from 'zod'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { buildDocument } from './document.ts'
import { renderDocs, type ApiDocument } from './docs-page.ts'
import { readBack, writeDown } from './promises-file.ts'
import { brokenPromises, promisesOf } from './promises.ts'

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

/** Every text of the document, wherever it stands. */
const textsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, part]) =>
    typeof part === 'string' && ['description', 'summary'].includes(name) ? [part] : textsIn(part),
  )
}

describe('how calls go together', () => {
  const known = new Set(allCalls.map(({ call }) => `${call.method} ${call.path}`))
  const callsIn = (text: string): string[] =>
    [...text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]*)`/g)].map(([, call = '']) => call)

  it('stands under every heading, and every call under one of them', () => {
    for (const { name, description } of document.tags) {
      expect({ name, calls: callsIn(description).length }).not.toEqual({ name, calls: 0 })
      const under = Object.values(document.paths).flatMap((item) => Object.values(item))
      expect(under.some(({ tags }) => tags.includes(name))).toBe(true)
    }
    const headings = document.tags.map(({ name }) => name)
    for (const item of Object.values(document.paths))
      for (const { tags } of Object.values(item)) expect(headings).toEqual(expect.arrayContaining(tags))
  })

  it('names only calls that exist, everywhere', () => {
    expect(
      textsIn(document)
        .flatMap(callsIn)
        .filter((call) => !known.has(call)),
    ).toEqual([])
  })

  it('says of every id that goes in what it names', () => {
    const parameters = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .flatMap((operation) => operation.parameters ?? [])
    const unsaid = parameters.filter(({ description, schema }) =>
      [description, schema.description].includes('Id (UUID)'),
    )
    expect(unsaid.map(({ name }) => name)).toEqual([])
  })

  it('leads on the page from each call that is named to where it is described', () => {
    const page = renderDocs(document, '')
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor))
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, anchor]) => anchor)
    expect(links.length).toBeGreaterThan(known.size)
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([])
    expect(page).toMatch(/<ol><li>[^<]*<a href="#post-session-id"><code>POST \/session-id<\/code><\/a>/)
  })
})

describe('for a client that is made from it', () => {
  it('names every field that is always there', () => {
    const unnamed = (node: unknown, where: string): string[] => {
      if (typeof node !== 'object' || node === null) return []
      const { required, properties = {} } = node as { required?: unknown; properties?: object }
      const missing = (Array.isArray(required) ? required : []).filter((name) => !(name in properties))
      return [
        ...missing.map((name) => `${where}.${String(name)}`),
        ...Object.entries(node).flatMap(([name, part]) => unnamed(part, `${where}/${name}`)),
      ]
    }
    expect(unnamed(document, '')).toEqual([])
  })

  it('has no bounds that say nothing', () => {
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER))
  })

  it('says that HTTP Basic may fail with each call that needs a login', () => {
    const codes = JSON.stringify(operationOf('GET', '/user')?.responses)
    expect(codes).toContain('`invalid_login`')
    expect(codes).toContain('`password_should_be_changed`')
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

const file = new URL('promises.json', import.meta.url)
const promisesFile = z.strictObject({
  /** The API they are of. */
  api: z.string(),
  /** The version of the kit that was given to teams with them. */
  kit: z.string(),
  shapes: z.record(z.string(), z.record(z.string(), z.string())),
  calls: z.record(z.string(), z.record(z.string(), z.string())),
})
const writing = process.env['API_PROMISES'] === 'write'
const majorOf = (version: string): string => version.split('.', 1)[0] ?? ''

const WHAT_TO_DO = `
What teams built against is kept within a major version of the API (docs/decisions/0710): put the new call or field beside
the old one, and answer both. What is asked for newly has to be optional. What was written down here and never reached anybody
may be taken out of promises.json by hand.`

describe('what the API promised to teams', () => {
  const now = promisesOf(document)
  const released = promisesFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const isSameMajor = majorOf(released.api) === majorOf(API_VERSION)
  const broken = isSameMajor ? brokenPromises(readBack(released), now) : []

  it('is kept within a major version', () => {
    if (broken.length > 0) throw new Error(`${broken.join('\n')}\n${WHAT_TO_DO}`)
  })

  it('is written down with each version of the kit: API_PROMISES=write npm test -w api -- openapi', () => {
    if (writing && broken.length === 0) {
      const promises = { api: API_VERSION, kit: SHELL_CONTRACT_VERSION, ...writeDown(now) }
      writeFileSync(file, `${JSON.stringify(promises, null, 2)}\n`)
    } else expect(released).toMatchObject({ api: API_VERSION, kit: SHELL_CONTRACT_VERSION })
  })
})
