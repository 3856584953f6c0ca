import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bootstrapIn } from '../../shared/federation/page-bootstrap.ts'
import { buildRemote, changeRemote, publishFolder, removeMadeRemotes } from '../support/made-remote.ts'
import { readsApart } from '../support/reads-apart.ts'
import { arrangeScreens } from '../support/screens.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** A page of each remote, and what people know the remote by. */
const remotes = [
  { name: 'mf-learner', path: '/my-courses', title: 'Meine Kurse' },
  { name: 'mf-editor', path: '/course-editor/course-list', title: 'Kurse bearbeiten' },
  { name: 'mf-admin', path: '/admin/members', title: 'Verwaltung' },
  { name: 'mf-sales', path: '/sales', title: 'Empfehlen' },
] as const

const email = (): string => `f-${crypto.randomUUID()}@beispiel.de`

const everything = async (): Promise<string> => {
  const address = email()
  await scenario('addPerson', { email: address, is_admin: true, is_course_creator: true })
  return address
}

const inside = (page: Page, name: string) => page.locator(`[data-remote="${name}"]`)
const panel = (page: Page, title: string) =>
  page.getByRole('alert').filter({ hasText: `„${title}“ lässt sich gerade nicht öffnen` })

test.describe('one page of many parts', () => {
  test('has one React, one QueryClient and one theme', async ({ page, logIn }) => {
    await logIn(await everything())
    const scripts = new Map<string, string>()
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return
      void response.text().then(
        (text) => scripts.set(new URL(response.url()).pathname, text),
        () => undefined,
      )
    })
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const colours = new Set<string>()
      for (const { name, path } of remotes) {
        await page.goto(path)
        const heading = inside(page, name).getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        colours.add(await heading.evaluate((element) => getComputedStyle(element).color))
        expect(
          await inside(page, name).evaluate((element) => getComputedStyle(element).fontFamily),
        ).toContain('Atkinson Hyperlegible Next')
      }
      colours.add(await page.evaluate(() => getComputedStyle(document.body).color))
      expect([...colours], `text colours in ${scheme} mode`).toHaveLength(1)
    }
    await expect
      .poll(() => [...scripts.keys()].filter((path) => path.startsWith('/remotes/')).length)
      .toBeGreaterThan(8)
    const having = (mark: string) =>
      [...scripts].filter(([, text]) => text.includes(mark)).map(([path]) => path)
    for (const mark of [
      'Objects are not valid as a React child',
      'react.transitional.element',
      'No QueryClient set',
    ]) {
      expect(having(mark).filter((path) => path.startsWith('/remotes/'))).toEqual([])
    }
    expect(having('No QueryClient set')).toHaveLength(1)
  })

  test('fetches no manifest and comes with three waits: page, scripts, data', async ({ page, logIn }) => {
    await logIn(await everything())
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-remote="mf-learner"] h1')) return
        observer.disconnect()
        performance.mark('shown')
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/my-courses')
    await expect(inside(page, 'mf-learner').getByRole('heading', { level: 1 })).toBeVisible()
    expect(requested.filter((path) => path.endsWith('mf-manifest.json'))).toEqual([])
    const hinted = (rel: string) =>
      page
        .locator(`link[rel="${rel}"][as="script"]`)
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    // What is fetched once the page is there, as nobody waits for it, needs no hint. What was asked for first, then why:
    // hints for what other links lead to come while this is being read.
    const begun = await page.evaluate(() => {
      const [shown] = performance.getEntriesByName('shown')
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (shown?.startTime ?? Infinity))
        .map(({ name }) => new URL(name).pathname)
    })
    const asked = begun.filter((path) => path.startsWith('/remotes/'))
    const ahead = await hinted('prefetch')
    const code = asked.filter((path) => !ahead.includes(path))
    const preloaded = await hinted('preload')
    expect(code.length).toBeGreaterThan(0)
    expect(code.filter((path) => !preloaded.includes(path))).toEqual([])
  })

  test(
    'what a page brings is what its screen asks for, and is asked for nowhere else',
    { tag: '@deep' },
    async ({ context, logIn }) => {
      const { email: address, ids } = await arrangeScreens()
      await logIn(address)
      const course = `/courses/${ids['live']}`
      const visit = async (path: string, prepare?: (page: Page) => Promise<unknown>) => {
        const page = await context.newPage()
        await prepare?.(page)
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url().replace(new URL(request.url()).origin, '')))
        const answer = await page.goto(path)
        await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
        const brought = Object.keys(bootstrapIn((await answer?.text()) ?? '')?.reads ?? {})
        return { page, asked, brought }
      }
      for (const path of [
        '/my-courses',
        course,
        `${course}/lectures/${ids['lecture']}`,
        `${course}/forum`,
        '/profile',
        '/course-editor/course-list',
        `/course-editor/courses/${ids['draft']}`,
        `/course-editor/courses/${ids['short']}/lectures/${ids['richText']}`,
        '/admin/members',
        '/admin/modules',
        '/admin/modules/mf-sales',
        '/sales',
      ]) {
        const whole = await visit(path)
        expect(whole.brought.length, path).toBeGreaterThan(0)
        const apart = await visit(path, readsApart)
        for (const read of whole.brought) {
          await expect.poll(() => apart.asked, `${path} asks for ${read}`).toContain(read)
          expect(whole.asked, path).not.toContain(read)
        }
        await whole.page.close()
        await apart.page.close()
      }
    },
  )
})

test.describe('a remote that is gone', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      await use([/Failed to load resource/, /LoadFailure/, /A remote failed/, /ChunkLoadError/])
    },
  })

  for (const { name, path, title } of remotes) {
    const tag = name === 'mf-learner' ? '@push' : '@deep'
    test(
      `${name}: panel in its place, everything else goes on, retry works once it is healed`,
      { tag },
      async ({ page, logIn }) => {
        await logIn(await everything())
        const files = `**/remotes/${name}/**`
        await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }))
        await page.goto(path)
        await expect(panel(page, title)).toBeVisible({ timeout: 15_000 })

        const other = remotes.find((remote) => remote.name !== name && remote.name !== 'mf-editor')
        if (!other) throw new Error('there is no other remote')
        const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
        await menu.getByRole('link', { name: other.title, exact: true }).click()
        await expect(inside(page, other.name).getByRole('heading', { level: 1 })).toBeVisible()
        await menu.getByRole('link', { name: title, exact: true }).click()
        await expect(panel(page, title)).toBeVisible({ timeout: 15_000 })

        await page.unroute(files)
        await page.getByRole('button', { name: 'Erneut versuchen' }).click()
        await expect(inside(page, name).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 })
        await expect(panel(page, title)).toBeHidden()
      },
    )
  }

  test('a page of a remote that is gone, while the rest of the remote is there', async ({ page, logIn }) => {
    await logIn(await everything())
    const chunk = /\/remotes\/mf-sales\/[^/]+\/sales\.[^/]+\.js/
    await page.route(chunk, (route) => route.abort())
    await page.goto('/sales')
    await expect(panel(page, 'Empfehlen')).toBeVisible({ timeout: 15_000 })
    await page.unroute(chunk)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(inside(page, 'mf-sales').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a release', () => {
  test.afterAll(removeMadeRemotes)

  test(
    'a new version is served without the shell being rebuilt; an open tab keeps what it has and takes it up as it navigates',
    { tag: '@deep' },
    async ({ page, context, logIn }) => {
      await logIn(await everything())
      const shellScript = (tab: Page) => tab.locator('script[src^="/assets/shell."]').getAttribute('src')
      const name = 'mf-werkstatt'

      const first = buildRemote({ name, version: '1.0.0', heading: 'Erste Fassung' })
      expect(first.ok, first.output).toBe(true)
      const { version } = await publishFolder(context.request, first.folder)
      await page.goto(`/${name}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Erste Fassung' })).toBeVisible()
      await expect(inside(page, name)).toHaveAttribute('data-version', version)
      const shellBefore = await shellScript(page)

      const second = buildRemote({ name, version: '1.1.0', heading: 'Zweite Fassung' })
      expect(second.ok, second.output).toBe(true)
      await publishFolder(context.request, second.folder)
      const later = await context.newPage()
      await later.goto(`/${name}`)
      await expect(later.getByRole('heading', { level: 1, name: 'Zweite Fassung' })).toBeVisible()
      expect(await shellScript(later)).toBe(shellBefore)
      await expect(page.getByRole('heading', { level: 1, name: 'Erste Fassung' })).toBeVisible()
      await expect(inside(page, name)).toHaveAttribute('data-version', version)
      await page.getByRole('link', { name: 'Weiter' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Zweite Fassung' })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${name}/weiter$`))

      await changeRemote(context.request, name, { kind: 'disable' })
      await expect(page.getByRole('heading', { name: '„Werkstatt“ ist gerade abgeschaltet' })).toBeVisible()
      // Its code has run here, so the page is loaded anew; it hears of changes once it is there.
      await page.waitForLoadState('networkidle')
      await changeRemote(context.request, name, { kind: 'enable' })
      await expect(page.getByRole('heading', { level: 1, name: 'Zweite Fassung' })).toBeVisible()
    },
  )

  test('the same source gives the same release', { tag: '@deep' }, () => {
    const remote = { name: 'mf-gleich', heading: 'Gleich' }
    const hashes = ['once', 'twice'].map(() => {
      const { ok, output, folder } = buildRemote({ ...remote, version: '1.0.0' })
      expect(ok, output).toBe(true)
      return readFileSync(join(folder, 'release.json'), 'utf8')
    })
    expect(new Set(hashes).size).toBe(1)
  })

  test('what imports past the kit does not build, and says what to use instead', { tag: '@deep' }, () => {
    const { ok, output } = buildRemote({
      name: 'mf-vorbei',
      version: '1.0.0',
      heading: 'Vorbei',
      imports: "import Button from '@mui/material/Button'\nconsole.log(Button)",
    })
    expect(ok).toBe(false)
    expect(output).toContain(
      'src/Page.tsx imports "@mui/material/Button" past the kit: use @kursportal/shared/ui',
    )
  })
})
