import type { Page } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'
import { built, publishFolder, removeMadeRemotes } from '../support/made-remote.ts'
import { heading, link, person } from '../support/releases.ts'
import { expect, openElsewhere, test } from '../support/test.ts'

test.afterAll(removeMadeRemotes)

/** Freezes a page, and closes it as a browser does that asked in vain; gives what its tab would remember. */
const freeze = async (tab: Page): Promise<Record<string, string>> => {
  const kept = await tab.evaluate(() => {
    setTimeout(() => dispatchEvent(new Event('einfrieren')))
    return Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [key, String(value)]))
  })
  const looked = tab.evaluate(() => 'answers').catch(() => 'gone')
  expect(await Promise.race([looked, new Promise((resolve) => setTimeout(resolve, 3000, 'frozen'))])).toBe(
    'frozen',
  )
  await tab.close()
  return kept
}

test.describe('a bad release after a good one', { tag: '@deep' }, () => {
  const remote = 'mf-rueckkehr'
  const [good, bad] = ['Gute Fassung', 'Schlechte Fassung']
  let folders: Record<'good' | 'flipped' | 'init' | 'render' | 'freezes', string>
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      await use([
        /Failed to load resource/,
        /Failed to find a valid digest/,
        /LoadFailure/,
        /A remote failed/,
        /kaputt/,
      ])
    },
  })
  test.beforeAll(() => {
    const one = { name: remote, heading: bad }
    folders = {
      good: built({ ...one, version: '1.0.0', heading: good }),
      flipped: built({ ...one, version: '2.0.0' }),
      init: built({ ...one, version: '2.1.0', start: "throw new Error('kaputt')" }),
      render: built({ ...one, version: '2.2.0', draw: "throw new Error('kaputt')" }),
      freezes: built({
        ...one,
        version: '2.3.0',
        imports: "import { useEffect } from 'react'",
        draw: `useEffect(() => addEventListener('einfrieren', () => {
          for (const end = Date.now() + 30_000; Date.now() < end; );
        }), [])`,
      }),
    }
  })

  /** What the registry counts about a version. */
  const figures = async (page: Page, version: string): Promise<unknown> => {
    const answer = await page.request.get(`${E2E_URL}/api/remote?name=${remote}`)
    const { releases } = (await answer.json()) as { releases: { version: string; figures: object }[] }
    return releases.find((release) => release.version === version)?.figures
  }

  for (const [what, kind, documents] of [
    ['one flipped byte, so that nothing of it runs', 'flipped', 1],
    ['throwing as it starts', 'init', 2],
    ['throwing as it is drawn', 'render', 2],
  ] as const) {
    test(`${what}: the good one takes its place, and the registry knows`, async ({
      page,
      context,
      logIn,
    }) => {
      await logIn(await person({ is_admin: true }))
      const { version: before } = await publishFolder(context.request, folders.good)
      const { version } = await publishFolder(context.request, folders[kind])
      if (kind === 'flipped')
        await page.route(`**/${remote}/${version}/entry.*`, async (route) => {
          const response = await route.fetch()
          const body = await response.body()
          body[0] = (body[0] ?? 0) ^ 1
          await route.fulfill({ response, body })
        })
      let opened = 0
      page.on('request', (request) => (opened += Number(request.isNavigationRequest())))
      await page.goto(`/${remote}`)
      await expect(heading(page, good)).toBeVisible({ timeout: 20_000 })
      await expect(page.locator(`[data-remote="${remote}"]`)).toHaveAttribute('data-version', before)
      expect(opened).toBe(documents)
      await expect.poll(() => figures(page, version)).toMatchObject({ visitors: 1, failing: 1 })
      await expect.poll(() => figures(page, before)).toMatchObject({ failing: 0 })
      await link(page, 'Weiter').click()
      await expect(heading(page, good)).toBeVisible()
      expect(opened).toBe(documents)
    })
  }

  test('freezing the page after its first screen: the third page has the good one', async ({
    page,
    context,
    logIn,
  }) => {
    await logIn(await person({ is_admin: true }))
    const { version: before } = await publishFolder(context.request, folders.good)
    const { version } = await publishFolder(context.request, folders.freezes)
    let remembered: Record<string, string> = {}
    /** The tab as the browser opens it again. */
    const opened = async (): Promise<Page> => {
      const tab = await context.newPage()
      await tab.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
      }, remembered)
      await tab.goto(`/${remote}`)
      return tab
    }
    for (const round of [1, 2]) {
      const tab = await opened()
      await expect(heading(tab, bad), `page ${round}`).toBeVisible()
      remembered = await freeze(tab)
    }
    const tab = await opened()
    await expect(heading(tab, good)).toBeVisible()
    await expect(tab.locator(`[data-remote="${remote}"]`)).toHaveAttribute('data-version', before)
    await expect.poll(() => figures(page, version)).toMatchObject({ failing: 1 })
  })

  test('without a session storage: the panel, and the page is not loaded again and again', async ({
    page,
    context,
    logIn,
  }) => {
    await logIn(await person({ is_admin: true }))
    await publishFolder(context.request, folders.good)
    await publishFolder(context.request, folders.render)
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure', 'SecurityError')
        },
      })
    })
    let opened = 0
    page.on('request', (request) => (opened += Number(request.isNavigationRequest())))
    await page.goto(`/${remote}`)
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    expect(opened).toBe(1)
  })

  test('is taken back once it failed for enough people, never because one says so often', async ({
    page,
    context,
    logIn,
    browser,
  }) => {
    await logIn(await person({ is_admin: true }))
    const { version: before } = await publishFolder(context.request, folders.good)
    const { version } = await publishFolder(context.request, folders.render)
    const active = async (): Promise<string | null> => {
      const answer = await context.request.get(`${E2E_URL}/api/remote?name=${remote}`)
      return ((await answer.json()) as { remote: { active_version: string | null } }).remote.active_version
    }
    /** The browser of somebody else who was there before the release. */
    const visitor = async (see: (page: Page) => Promise<void>): Promise<void> => {
      const theirs = await openElsewhere(browser, await person({ created_at: new Date('2026-01-01') }))
      await see(theirs)
      await theirs.context().close()
    }
    await visitor(async ({ request }) => {
      const config = await request.get(`${E2E_URL}/api/system-config`)
      const { federation } = (await config.json()) as { federation: { health_token: string } }
      const event = { remote, version, outcome: 'failed', failure: 'render_threw' }
      const events = Array.from({ length: 20 }, () => ({
        ...event,
        duration_ms: 1,
        retries: 0,
        fallback: false,
      }))
      for (let round = 0; round < 10; round += 1) {
        const answer = await request.post(`${E2E_URL}/api/remote-health`, {
          data: { health_token: federation.health_token, events },
        })
        expect(answer.status()).toBe(204)
      }
    })
    expect(await active()).toBe(version)
    for (let seen = 0; (await active()) === version; seen += 1) {
      expect(seen).toBeLessThan(5)
      await visitor(async (theirs) => {
        await theirs.goto(`${E2E_URL}/${remote}`)
        await expect(heading(theirs, good)).toBeVisible({ timeout: 20_000 })
      })
    }
    expect(await active()).toBe(before)
    await page.goto(`/admin/modules/${remote}`)
    await expect(page.getByText(/Lud zuletzt bei \d+ von \d+ nicht/).first()).toBeVisible()
  })
})
