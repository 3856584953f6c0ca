import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { E2E_OVERRIDE_PORT } from '../platform/ports.ts'
import { built, publishFolder, removeMadeRemotes } from '../support/made-remote.ts'
import { heading, person } from '../support/releases.ts'
import { expect, openElsewhere, test } from '../support/test.ts'

test.afterAll(removeMadeRemotes)

test.describe('a remote from elsewhere', () => {
  const origin = `http://localhost:${E2E_OVERRIDE_PORT}`
  let server: Server
  test.beforeAll(async () => {
    const folder = built({ name: 'mf-werkbank', version: '2.0.0', heading: 'Von der Werkbank' })
    const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' }
    server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', origin).pathname)
      readFile(join(folder, path)).then(
        (content) =>
          response
            .writeHead(200, {
              'access-control-allow-origin': '*',
              'content-type': types[extname(path)] ?? 'application/octet-stream',
            })
            .end(content),
        () => response.writeHead(404).end(),
      )
    })
    await new Promise<void>((resolve) => server.listen(E2E_OVERRIDE_PORT, resolve))
  })
  test.afterAll(() => void server.close())

  test(
    'is shown to an admin under a badge, never counted, and left with one click',
    { tag: '@deep' },
    async ({ page, context, logIn, browser }) => {
      await logIn(await person({ is_admin: true }))
      await publishFolder(
        context.request,
        built({ name: 'mf-werkbank', version: '1.0.0', heading: 'Aus der Registratur' }),
      )
      const events: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/remote-health')) events.push(request.postData())
      })
      await page.goto(`/mf-werkbank?override=mf-werkbank=${origin}`)
      await expect(heading(page, 'Von der Werkbank')).toBeVisible()
      const badge = page.getByText(`Entwicklungsfassung von mf-werkbank (${origin})`)
      await expect(badge).toBeVisible()
      await page.goto('/legal/accessibility')
      await expect(badge).toBeVisible()
      await page.goto('/mf-werkbank')
      await expect(heading(page, 'Von der Werkbank')).toBeVisible()
      expect(events).toEqual([])
      await page.getByRole('button', { name: 'Zurücksetzen' }).click()
      await expect(heading(page, 'Aus der Registratur')).toBeVisible()
      await expect(badge).toHaveCount(0)

      await test.step('not from an origin nobody listed', async () => {
        await page.goto('/mf-werkbank?override=mf-werkbank=http://localhost:9')
        await expect(heading(page, 'Aus der Registratur')).toBeVisible()
      })
      await test.step('not to somebody who is no admin', async () => {
        const other = await openElsewhere(browser, await person())
        await other.goto(`/mf-werkbank?override=mf-werkbank=${origin}`)
        await expect(heading(other, 'Aus der Registratur')).toBeVisible()
        await other.context().close()
      })
    },
  )
})
