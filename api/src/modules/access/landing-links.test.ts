import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { askLink } from '../links/ask-link.ts'
import { checkLinks } from '../links/links.jobs.ts'

const blockId = (last: number): string => `01980000-0000-7000-8000-00000000000${last}`

const OUTSIDE = 'https://draussen.example'

/** A page with a text and a button that lead somewhere. */
const pageTo = (text: string, button: string, hidden = false) => ({
  blocks: [
    {
      type: 'text',
      id: blockId(1),
      hidden: false,
      document: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href: text } }] }],
          },
        ],
      },
    },
    {
      type: 'call_to_action',
      id: blockId(2),
      hidden,
      heading: 'Mehr',
      text: '',
      button: { label: 'Mehr', target: { kind: 'address', address: button } },
    },
  ],
  seo_title: '',
  seo_description: 'Mach mit.',
})

describe('links of a landing page', () => {
  let platform: TestPlatform
  let outside: Server
  let home: string
  let eva: TestClient
  let access: string
  const heard: string[] = []

  beforeAll(async () => {
    platform = await openTestPlatform()
    outside = createServer((request, reply) => {
      heard.push(`${request.method} ${request.url}`)
      reply.writeHead(request.url === '/da' ? 200 : 404).end()
    })
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
    home = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    outside.closeAllConnections()
    await new Promise((resolve) => outside.close(resolve))
    await platform.close()
  })
  beforeEach(async () => {
    heard.splice(0)
    await platform.reset()
    access = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      return addAccess(context, { owner_id, name: 'Frühling', course_ids: [] })
    })
    eva = await platform.as('eva@beispiel.de')
  })

  const query = () => ({ 'access-id': access })
  const write = async (page: object): Promise<void> => {
    const { status } = await eva.put('/landing-page/draft', { page, image_id: null }, query())
    expect(status).toBe(200)
  }
  const look = async (): Promise<unknown> => (await eva.post('/landing-page/links', {}, query())).body
  /** One run of the job; the server of the test stands for the internet. */
  const run = (): Promise<number> =>
    checkLinks(platform.services, new AbortController().signal, (address, { signal }) =>
      askLink(address.replace(OUTSIDE, home), {
        signal,
        isAllowed: (ip) => ip === '127.0.0.1',
        ports: [new URL(home).port],
        timeoutMs: 2000,
      }),
    )

  it('outside are asked when their author looks, never while saving, and named when they are gone', async () => {
    await write(pageTo(`${OUTSIDE}/da`, `${OUTSIDE}/weg`))
    expect(await run()).toBe(0)
    expect(await look()).toMatchObject({ gone: [] })
    await run()
    expect(heard.toSorted()).toEqual(['GET /weg', 'HEAD /da', 'HEAD /weg'])
    expect(await look()).toEqual({ gone: [`${OUTSIDE}/weg`], waiting: false })
  })

  it('inside of the platform are known at once; those of hidden blocks are nobody’s', async () => {
    await write(pageTo('/faq', `/courses/${UNKNOWN}`))
    expect(await look()).toEqual({ gone: [`/courses/${UNKNOWN}`], waiting: false })
    await write(pageTo('/faq', `/courses/${UNKNOWN}`, true))
    expect(await look()).toEqual({ gone: [], waiting: false })
  })

  it('are looked after once the page is public, and keep nobody from publishing', async () => {
    await write(pageTo(`${OUTSIDE}/da`, `${OUTSIDE}/weg`))
    expect((await eva.post('/landing-page/publish', {}, query())).status).toBe(200)
    expect(await run()).toBe(2)
    expect(await look()).toEqual({ gone: [`${OUTSIDE}/weg`], waiting: false })
    expect((await eva.post('/landing-page/publish', {}, query())).status).toBe(200)
  })

  it('are the business of who manages the access', async () => {
    const other = await platform.as('other@beispiel.de')
    const answer = await other.post('/landing-page/links', {}, query())
    expect(codeOf(answer)).toBe('404 not_found')
  })
})
