import { E2E_URL } from '../platform/ports.ts'
import { built, changeRemote, publishFolder, removeMadeRemotes } from '../support/made-remote.ts'
import { heading } from '../support/releases.ts'
import { scenario } from '../support/scenario.ts'
import { expect, openElsewhere, test } from '../support/test.ts'

test.afterAll(removeMadeRemotes)

const remote = 'mf-schalter'
const label = 'Zugabe auf der Seite'

test(
  'a flag of a team is switched by an admin, and open pages follow',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const admin = `f-${crypto.randomUUID()}@beispiel.de`
    const learner = `f-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email: admin, is_admin: true })
    await scenario('addPerson', { email: learner })
    await logIn(admin)
    const folder = built({
      name: remote,
      version: '1.0.0',
      heading: 'Schalter',
      imports: "import { useFlag } from '@kursportal/shared/store'",
      draw: `const on = useFlag('${remote}', 'zugabe')`,
      body: "{on && <p>{'Das ist die Zugabe'}</p>}",
      flags: [{ name: 'zugabe', label }],
    })
    await publishFolder(page.request, folder)

    const theirs = await openElsewhere(browser, learner)
    await theirs.goto(`${E2E_URL}/${remote}`)
    await expect(heading(theirs, 'Schalter')).toBeVisible()
    await expect(theirs.getByText('Das ist die Zugabe')).toHaveCount(0)
    await theirs.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))

    await page.goto(`${E2E_URL}/admin/settings`)
    await page.getByRole('button', { name: `Einschalten: ${label}` }).click()
    await expect(theirs.getByText('Das ist die Zugabe')).toBeVisible()
    await page.getByRole('button', { name: `Ausschalten: ${label}` }).click()
    await expect(theirs.getByText('Das ist die Zugabe')).toHaveCount(0)
    expect(await theirs.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)

    await changeRemote(page.request, remote, { kind: 'disable' })
    await theirs.context().close()
  },
)
