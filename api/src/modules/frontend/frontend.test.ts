import { get } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { offerWithdrawals } from '../../seed/scenarios/withdrawals.ts'
import { fakeBuild, withRelease, writeShellOffer } from '../../testing/fake-build.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import type { Bootstrap } from '@kursportal/shared/federation'

const template = `<!doctype html><head><!-- head --><script src="/assets/shell.abc.js" defer></script><link rel="preload" href="/assets/kit-forms.js" as="script" data-chunk="kit-forms"></head><script nonce="%NONCE%"></script>
<script type="application/json" id="kursportal-bootstrap">%BOOTSTRAP%</script>`

const bootstrapOf = (html: string): Bootstrap =>
  JSON.parse(/id="kursportal-bootstrap">([^<]*)</.exec(html)?.[1] ?? 'null') as Bootstrap

describe('the page', () => {
  let platform: TestPlatform
  let shell: string
  beforeAll(async () => {
    shell = await mkdtemp(join(tmpdir(), 'kursportal-shell-'))
    await writeFile(join(shell, 'index.html'), template)
    await writeFile(join(shell, 'shell.abc.js'), 'run()')
    await writeShellOffer(shell)
    await writeFile(join(shell, 'shell.abc.js.map'), '{}')
    platform = await openTestPlatform({
      shellDir: shell,
      overrideOrigins: ['http://localhost:4359'],
      earlyHints: true,
    })
  })
  afterAll(async () => {
    await platform.close()
    await rm(shell, { recursive: true })
  })
  beforeEach(() => platform.reset())

  const open = (url: string, headers: Record<string, string> = {}) =>
    platform.client.inject({ method: 'GET', url, headers })

  it('brings settings, configuration and nobody’s session', async () => {
    const { status, text, headers } = await open('/login')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(bootstrapOf(text)).toMatchObject({ settings: { name: 'Kursportal' }, session: null })
  })

  it('leaves as small as it can, for everybody waits for it', async () => {
    const { headers, bytes } = await open('/login', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(headers['content-encoding']).toBe('br')
    expect(bootstrapOf(brotliDecompressSync(bytes).toString())).toMatchObject({ session: null })
  })

  it('keeps the page of a certificate out of search engines, and no other', async () => {
    const robots = async (url: string) => (await open(url)).headers['x-robots-tag']
    expect(await robots('/certificate/KP-2026-7K4M-9QXT-2WHD')).toBe('noindex')
    expect(await robots('/certificate')).toBeUndefined()
    expect(await robots('/login')).toBeUndefined()
  })

  it('brings the session of whoever is logged in', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna' }))
    const { sessionId } = await platform.as('anna@beispiel.de')
    const { text } = await open('/', { cookie: `session_id=${sessionId}` })
    expect(bootstrapOf(text).session?.user.first_name).toBe('Anna')
  })

  it('lets nothing a person typed end the script it stands in', async () => {
    const first_name = '</script><script>alert(1)</script><!--'
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de', first_name }))
    const { sessionId } = await platform.as('anna@beispiel.de')
    const { text } = await open('/', { cookie: `session_id=${sessionId}` })
    expect(text).not.toContain('alert(1)</script>')
    expect(bootstrapOf(text).session?.user.first_name).toBe(first_name)
  })

  it('names a fresh nonce in the policy and on the script, and allows no eval', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { text, headers } = await open('/login')
        const nonce = /nonce="([^"]+)"/.exec(text)?.[1]
        expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
        expect(headers['content-security-policy']).not.toContain('unsafe-eval')
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('lets scripts come only from the folders that hold ours, and for admins from where a remote may be tried', async () => {
    const scripts = async (headers: Record<string, string> = {}): Promise<string> =>
      /script-src ([^;]*)/.exec(
        String((await open('/login', headers)).headers['content-security-policy']),
      )?.[1] ?? ''
    const policy = await scripts({ host: 'kurse.example' })
    expect(policy).toContain('kurse.example/assets/ kurse.example/remotes/')
    expect(policy).not.toContain("'self'")
    expect(policy).not.toContain('http://localhost:4359')
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    const { sessionId } = await platform.as('ada@beispiel.de')
    expect(await scripts({ cookie: `session_id=${sessionId}` })).toContain('http://localhost:4359')
  })

  describe('of an access', () => {
    const build = () =>
      withRelease((release) => ({
        ...release,
        declaration: {
          ...release.declaration,
          routes: [{ prefix: '/access', public: true as const }],
          screens: [{ path: '/access/:id', reads: ['/access?access-id=:id'] }],
        },
      }))
    const make = async (description: string) => {
      await addRelease(platform.services, build())
      return platform.run(async (context) => {
        const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
        const fields = { title: 'Rücken & mehr', description }
        const draft = await addCourse(context, { fields, chapters: [] }, { owner_id })
        await publishCourse(context, draft)
        return addAccess(context, { owner_id, name: 'Frühling', course_ids: [draft] })
      })
    }

    it('says to search engines and in messages what one is invited to', async () => {
      const id = await make(`Stark "im" Alltag. ${'Wort '.repeat(60)}`)
      const { status, text } = await open(`/access/${id}`)
      expect(status).toBe(200)
      expect(text).toContain('<title>Rücken &amp; mehr · Kursportal</title>')
      expect(text).toContain('<meta property="og:title" content="Rücken &amp; mehr">')
      expect(text).toMatch(/<meta name="description" content="Stark &quot;im&quot; Alltag. [^"]{100,140}…">/)
      expect(text).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/access/${id}">`))
      expect(text).not.toContain('noindex')
      expect(text).toContain('"@type":"Course","name":"Rücken & mehr"')
      const draft = await open(`/access/${id}?draft=x.y`)
      expect(draft.text).toContain('<meta name="robots" content="noindex">')
      expect(draft.text).not.toContain('ld+json')
    })

    it('is what its author says, with their picture', async () => {
      const id = await make('')
      const page = { blocks: [], seo_title: 'Stark in sechs Wochen', seo_description: 'Mach mit.' }
      await platform.context.db
        .updateTable('accesses')
        .set({ landing_page: JSON.stringify(page) })
        .execute()
      const { text } = await open(`/access/${id}`)
      expect(text).toContain('<title>Stark in sechs Wochen · Kursportal</title>')
      expect(text).toContain('<meta name="description" content="Mach mit.">')
    })

    it('is hidden once it ended, and 404 where there never was one', async () => {
      const id = await make('')
      await platform.context.db.updateTable('accesses').set({ open_until: '2020-01-01' }).execute()
      const over = await open(`/access/${id}`)
      expect(over.status).toBe(410)
      expect(over.text).toContain('<title>Diese Einladung gilt nicht mehr · Kursportal</title>')
      expect(over.text).toContain('<meta name="robots" content="noindex">')
      for (const unknown of ['01980000-0000-7000-8000-0000000000ff', 'keine']) {
        const answer = await open(`/access/${unknown}`)
        expect(answer.status).toBe(404)
        expect(answer.text).toContain('<meta name="robots" content="noindex">')
        expect(bootstrapOf(answer.text).reads).toEqual({})
      }
    })
  })

  it('says that a remote is switched off instead of not knowing its address', async () => {
    await addRelease(platform.services, fakeBuild())
    await platform.context.db.updateTable('remotes').set({ disabled_at: new Date() }).execute()
    const { status, text } = await open('/test/7')
    expect(status).toBe(200)
    expect(bootstrapOf(text).system_config.federation.disabled).toMatchObject([{ name: 'mf-test' }])
  })

  it('announces the shell’s files early where the server may', async () => {
    const address = await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const hints = await new Promise((resolve, reject) => {
      const headers = { 'sec-fetch-mode': 'navigate' }
      get(`${address}/login`, { headers }, (answer) => answer.resume())
        .on('information', ({ headers: early }) => resolve(early['link']))
        .on('error', reject)
    })
    expect(hints).toBe('</assets/shell.abc.js>; rel=preload; as=script')
  })

  it('hints at the files of the remote the address belongs to, once somebody may open it', async () => {
    await addRelease(platform.services, fakeBuild())
    const hint =
      /<link rel="preload" href="\/remotes\/mf-test\/[^"]+\/entry\.js" as="script" integrity="sha384-[^"]+">/
    expect((await open('/test/7')).text).not.toMatch(hint)
    expect((await open('/open/7')).text).toMatch(hint)
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const { sessionId } = await platform.as('anna@beispiel.de')
    expect((await open('/test/7', { cookie: `session_id=${sessionId}` })).text).toMatch(hint)
  })

  it('hints at nothing of an area for somebody who lacks its permission', async () => {
    const routes = [{ prefix: '/test', permission: 'admin' as const }]
    await addRelease(
      platform.services,
      withRelease((release) => ({ ...release, declaration: { ...release.declaration, routes } })),
    )
    const hinted = async (email: string, is_admin: boolean): Promise<boolean> => {
      await platform.run((context) => addPerson(context, { email, is_admin }))
      const { sessionId } = await platform.as(email)
      return (await open('/test/7', { cookie: `session_id=${sessionId}` })).text.includes(
        'as="script" integrity',
      )
    }
    expect(await hinted('anna@beispiel.de', false)).toBe(false)
    expect(await hinted('ada@beispiel.de', true)).toBe(true)
  })

  it('brings what the screen reads first, unless the address asks for something of its own', async () => {
    const reads = ['/terms?of=:id', '/course?course-id=:id', '/settings']
    const screens = [{ path: '/open/:id', chunk: 'first', reads }]
    await addRelease(
      platform.services,
      withRelease((release) => ({
        ...release,
        declaration: { ...release.declaration, screens },
        preload: { ...release.preload, kit: { first: ['@kursportal/shared/ui/forms'] } },
      })),
    )
    const forms = 'href="/assets/kit-forms.js"'
    const { text } = await open('/open/7')
    // A course is nobody's in particular, and the first one does not exist.
    expect(bootstrapOf(text).reads).toEqual({ '/api/settings': bootstrapOf(text).settings })
    expect(text).toContain(forms)
    expect(bootstrapOf((await open('/open/7?step=2')).text).reads).toEqual({})
    expect((await open('/open')).text).not.toContain(forms)
  })

  it.each([
    ['/', 200],
    ['/legal/privacy', 200],
    ['/login/goodbye', 200],
    ['/faq', 200],
    ['/report?address=/faq', 200],
    ['/no-such-page', 404],
    ['/legal/no-such-text', 404],
  ])('answers %s with the page and %d', async (url, status) => {
    const answer = await open(url)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  it('has the page of withdrawals while they are offered', async () => {
    expect((await open('/withdrawal')).status).toBe(404)
    await platform.run(offerWithdrawals)
    expect((await open('/withdrawal')).status).toBe(200)
  })

  it.each([
    '/api/no-such-call',
    '/assets/gone.js',
    '/assets/index.html',
    '/assets/shell.abc.js.map',
    '/remotes/x',
    '/robots.php',
  ])('never answers %s with the page', async (url) => {
    const answer = await open(url)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
  })

  it('lets hashed files be kept for ever', async () => {
    const { headers, text } = await open('/assets/shell.abc.js')
    expect(text).toBe('run()')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})
