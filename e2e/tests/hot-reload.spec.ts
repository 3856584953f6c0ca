import { startDevMode, type DevMode } from '../support/dev-mode.ts'
import { expect, test } from '../support/test.ts'

const PAGE = 'src/features/performance/PerformancePage.tsx'

/** A page whose own state, texts and data can be told apart. */
const pageSource = `import { useState } from 'react'
import { useQuery } from '@kursportal/shared/query'
import { read } from '@kursportal/shared/client'
import { Button, Link, PageFrame } from '@kursportal/shared/ui'
import { useTexts } from '../../texts/index.ts'

const PerformancePage = () => {
  const [count, setCount] = useState(0)
  const { dataUpdatedAt } = useQuery(read('GET /sales-performance'))
  const t = useTexts()
  return (
    <PageFrame title="Vor der Änderung">
      <Button onClick={() => setCount(count + 1)}>{count}-mal gezählt</Button>
      <p>{t('hot')}</p>
      <output>{dataUpdatedAt}</output>
      <Link href="/sales/neu">Zur neuen Seite</Link>
    </PageFrame>
  )
}
export default PerformancePage
`

test.describe('a remote under work', () => {
  let dev: DevMode
  test.beforeAll(async () => {
    dev = await startDevMode('mf-sales', ({ write, edit }) => {
      write(PAGE, pageSource)
      edit('src/texts/de.ts', 'export const texts = {', "export const texts = { hot: 'Vorher',")
    })
  })
  test.afterAll(() => dev.stop())

  test(
    'shows edits of components, texts and routes without a reload',
    { tag: '@deep' },
    async ({ page, context }) => {
      const session = await context.request.post(`${dev.url}/api/session-id`, { data: dev.admin })
      expect(session.status(), await session.text()).toBe(200)
      await page.goto(`${dev.url}/sales`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Vor der Änderung')
      await page.getByRole('button', { name: '0-mal gezählt' }).click()
      const read = page.getByRole('status').filter({ hasText: /^[1-9]/ })
      await expect(read).toBeVisible()
      const readAt = await read.textContent()
      await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))
      const isSameDocument = () => page.evaluate(() => Reflect.get(globalThis, 'sameDocument') === true)

      await test.step('a component changes in its place and keeps its state', async () => {
        dev.edit(PAGE, 'Vor der Änderung', 'Nach der Änderung')
        await expect(heading).toHaveText('Nach der Änderung')
        await expect(page.getByRole('button', { name: '1-mal gezählt' })).toBeVisible()
        await expect(read).toHaveText(String(readAt))
      })
      await test.step('a text changes', async () => {
        dev.edit('src/texts/de.ts', "'Vorher'", "'Nachher'")
        await expect(page.getByText('Nachher')).toBeVisible()
        await expect(page.getByRole('button', { name: '1-mal gezählt' })).toBeVisible()
      })
      await test.step('a route that was added is there', async () => {
        dev.edit(
          'src/routes.tsx',
          'export const routes: readonly RemoteRoute[] = [',
          "export const routes: readonly RemoteRoute[] = [{ path: '/sales/neu', element: <h1>Ganz neu</h1> },",
        )
        await page.getByRole('link', { name: 'Zur neuen Seite' }).click()
        await expect(page.getByRole('heading', { name: 'Ganz neu' })).toBeVisible()
      })
      expect(await isSameDocument()).toBe(true)
      await test.step('what it declares is there with the next load', async () => {
        dev.edit('remote.json', '"label": "Empfehlen"', '"label": "Weitersagen"')
        await page.goto(`${dev.url}/sales`)
        await expect(page.getByRole('link', { name: 'Weitersagen' })).toBeVisible()
      })
    },
  )
})
