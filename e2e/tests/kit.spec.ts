import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { inspect, listPages, showPage } from '../../shared/gallery/inspect.ts'
import { buildGallery } from '../../shared/gallery/webpack.ts'
import { expect, test } from '../support/test.ts'

// Every part of the kit in every situation of its stories; pictures of them are drawn by `npm run gallery`.
const ADDRESS = 'http://kit.test/'
let folder = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = dirname(await buildGallery())
})

/** The gallery needs no server: the browser gets its files, and nothing else. */
const serveGallery = async (page: Page): Promise<void> => {
  await page.route(`${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    return route.fulfill(existsSync(path) ? { path } : { status: 404 })
  })
}

// By night only the colours are different, and they do not change with the width.
for (const { width, title, scheme } of [
  { width: 360, title: 'by night', scheme: 'dark' },
  { width: 1280, title: 'by day', scheme: 'light' },
  { width: 360, title: 'by day', scheme: 'light' },
  { width: 1280, title: 'by night', scheme: 'dark' },
] as const) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
      expectedComplaints: async ({}, use) => {
        await use([/the server responded with a status of 404/])
      },
    })

    test(`every part of the kit passes axe ${title}`, { tag: '@deep' }, async ({ page }) => {
      test.setTimeout(600_000)
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme })
      await serveGallery(page)
      await page.goto(ADDRESS)
      const pages = await listPages(page)
      expect(pages.length).toBeGreaterThan(20)
      const findings: string[] = []
      for (const one of pages) {
        await showPage(page, ADDRESS, one)
        const found = await inspect(page)
        findings.push(...found.map((finding) => `${one.name}, ${scheme}: ${finding}`))
      }
      expect(findings).toEqual([])
    })
  })
}
