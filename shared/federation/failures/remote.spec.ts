import { expect, test as base, type BrowserContextOptions } from '@playwright/test'
import { navItems } from '../navigation.ts'
import { bootstrapIn } from '../page-bootstrap.ts'
import { broken } from './broken.ts'
import { failureCases } from './cases.ts'
import { standsFailure, type WholeRemote } from './stands.ts'

type Visitor = {
  state: Exclude<BrowserContextOptions['storageState'], string | undefined>
  others: WholeRemote[]
}

const { origin, account, remote } = broken
const [email = '', ...rest] = account.split(':')

/** Logged in once a worker: platforms count who logs in too often. */
const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: origin })
      const login = await request.post('/api/session-id', { data: { email, password: rest.join(':') } })
      expect(login.status(), `${email} could not log in: ${await login.text()}`).toBe(200)
      const page = await request.get('/', { headers: { accept: 'text/html' } })
      const bootstrap = bootstrapIn(await page.text())
      if (!bootstrap?.session) throw new Error(`${email} is not logged in.`)
      const { system_config, session, settings } = bootstrap
      const others = navItems(system_config.remotes, 'top', {
        perms: session.perms,
        flags: settings,
      }).flatMap((item) => (item.remote === remote.name ? [] : [{ name: item.remote, label: item.label }]))
      await use({ state: await request.storageState(), others })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  storageState: ({ visitor }, use) => use(visitor.state),
})

for (const { name: way } of failureCases(''))
  test(way, async ({ page, visitor }) => {
    await standsFailure(page, remote, way, visitor.others)
  })
