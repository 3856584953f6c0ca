import type { Page } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'
import { arrangeLearner } from '../support/learner.ts'
import { built, changeRemote, publishFolder, removeMadeRemotes } from '../support/made-remote.ts'
import { heading } from '../support/releases.ts'
import { scenario } from '../support/scenario.ts'
import { expect, openElsewhere, test } from '../support/test.ts'

test.afterAll(removeMadeRemotes)

const remote = 'mf-zugabe'
const title = 'Rücken stärken'
const chapters = [{ title: 'Anfang', lectures: [{ title: 'Erste Schritte', words: 'Guten Tag.' }] }]

const register = async (page: Page, path: string): Promise<unknown> =>
  (await page.request.get(`${E2E_URL}/api${path}`)).json()

test.describe('a place in a page of another remote', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      await use([/kaputt/])
    },
  })

  test(
    'is filled for whom it is; one that fails is not there, and its team hears why',
    { tag: '@deep' },
    async ({ page, logIn, browser }) => {
      // What breaks below breaks for admins alone, as other tests run at the same time.
      const { email, user_id, course } = await arrangeLearner({ title, chapters }, { is_admin: true })
      const society = `Verein ${crypto.randomUUID().slice(0, 8)}`
      await scenario('addSociety', { name: society, admin_ids: [user_id] })
      await logIn(email)
      const address = `${E2E_URL}/courses/${course.live_id}`
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Weiterempfehlen' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: new RegExp(society) })).toHaveValue(/^http/)

      const other = await arrangeLearner({ title, chapters })
      const theirs = await openElsewhere(browser, other.email)
      await theirs.goto(`${E2E_URL}/courses/${other.course.live_id}`)
      await expect(heading(theirs, title)).toBeVisible()
      await theirs.waitForLoadState('networkidle')
      await expect(theirs.locator('[data-place]')).toHaveCount(0)
      await theirs.context().close()

      const broken = built({
        name: remote,
        version: '1.0.0',
        heading: 'Zugabe',
        place: { name: 'learner.course', component: "() => { throw new Error('kaputt in der Zugabe') }" },
      })
      const { version } = await publishFolder(page.request, broken)
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Weiterempfehlen' })).toBeVisible()
      await expect(heading(page, title)).toBeVisible()
      await expect
        .poll(() => register(page, `/remote-errors?name=${remote}`))
        .toMatchObject({
          items: [{ version, kind: 'render', message: 'Error: kaputt in der Zugabe', path: '/courses/:id' }],
        })
      await expect
        .poll(() => register(page, `/remote?name=${remote}`))
        .toMatchObject({ releases: [{ version, figures: { visitors: 1, failing: 1 } }] })
      await expect(page.locator(`[data-remote="${remote}"]`)).toHaveCount(0)

      await page.goto(`${E2E_URL}/admin/modules/${remote}`)
      await page.getByText('1 Fehler ansehen').click()
      await expect(page.getByText('1-mal: Error: kaputt in der Zugabe')).toBeVisible()
      await changeRemote(page.request, remote, { kind: 'disable' })
    },
  )
})
