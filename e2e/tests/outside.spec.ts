import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'
import { E2E_URL } from '../platform/ports.ts'
import { heading, person } from '../support/releases.ts'
import { openTeamRepository, type TeamRepository } from '../support/team-repository.ts'
import { expect, test } from '../support/test.ts'

/** Each step of the day and how long it took, for whoever reads the output. */
const clock: string[] = []
const step = async <T>(title: string, work: () => Promise<T>): Promise<T> => {
  const begun = Date.now()
  const result = await test.step(title, work)
  clock.push(`${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${title}`)
  return result
}

const name = 'mf-tanz'
const texts = 'src/texts/de.ts'

test.describe('a team with a repository of its own', { tag: '@outside' }, () => {
  let team: TeamRepository
  test.setTimeout(45 * 60_000)
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      // The platform itself does not know the page before its release.
      await use([/status of 404.*legal/, /status of 404.*\/tanz\)/])
    },
  })
  test.beforeAll(async () => {
    team = await openTeamRepository(name)
  })
  test.afterAll(() => {
    team.close()
    console.log(`\nThe day of a team outside:\n${clock.join('\n')}\n`)
  })

  test('goes through its day with the kit from a registry', async ({ page, logIn }) => {
    const admin = await person({ is_admin: true })
    const asAdmin = { KURSPORTAL_ADMIN: `${admin}:${SEED_PASSWORD}` }
    await logIn(await person())

    await step('create', () => team.type(`npx @kursportal/create ${name} --title Tanzen --path /tanz`))
    await step('install', () => team.type('npm install'))
    await step('test', () => team.type('npm test'))

    const dev = await step('dev', () => team.startDev())
    try {
      await step('the page on the platform, before there is any release', async () => {
        await page.goto(`${dev.url}/tanz`)
        await expect(heading(page, 'Tanzen')).toBeVisible()
        await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
      })
      await step('an edit on the open page', async () => {
        team.edit(texts, 'Hier entsteht etwas', 'Hier wird getanzt')
        await expect(page.getByText('Hier wird getanzt')).toBeVisible()
        team.edit('src/features/start/StartPage.tsx', "{t('start.title')}", "{`${t('start.title')} heute`}")
        await expect(heading(page, 'Tanzen heute')).toBeVisible()
        expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
      })
      await step('what remote.json declares, with the next load', async () => {
        team.edit('remote.json', /"label": "Tanzen"/, '"label": "Tanzboden"')
        await page.goto(`${dev.url}/tanz`)
        await expect(page.getByRole('link', { name: 'Tanzboden' })).toBeVisible()
      })
    } finally {
      await dev.stop()
    }
    await page.goto(`${E2E_URL}/tanz`)
    await expect(heading(page, 'Tanzen heute')).toHaveCount(0)

    await step('check, with two ways to fail', () =>
      team.type('npm run check -- down "throwing at render"', asAdmin),
    )
    const token = await step('token', () =>
      team.type('npm run -s remotes -- token create --name Ausserhalb', asAdmin),
    )
    const asTeam = { KURSPORTAL_TOKEN: token }
    await step('release', () => team.type('npm run release', asTeam))
    await step('activate', () =>
      team.type('npm run remotes -- activate latest --reason "Unser erstes Mal"', asTeam),
    )
    await step('everybody has it', async () => {
      await page.goto(`${E2E_URL}/tanz`)
      await expect(heading(page, 'Tanzen heute')).toBeVisible()
    })

    team.edit(texts, 'Hier wird getanzt', 'Hier wird gestolpert')
    await step('release again, for everybody', () =>
      team.type('npm run release -- --activate --reason "Neuer Satz"', asTeam),
    )
    await page.goto(`${E2E_URL}/tanz`)
    await expect(page.getByText('Hier wird gestolpert')).toBeVisible()
    await step('rollback', () => team.type('npm run remotes -- rollback --reason "Doch nicht"', asTeam))
    await page.goto(`${E2E_URL}/tanz`)
    await expect(page.getByText('Hier wird getanzt')).toBeVisible()
  })
})
