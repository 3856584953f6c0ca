import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildGallery } from './webpack.ts'

/**
 * Draws every story, light and dark, at 360 and 1280 px, into `screenshots/kit`, and holds each to axe.
 * Words on the command line pick the pages whose address contains one of them.
 */
const address = await buildGallery()
const folder = join(import.meta.dirname, '../../screenshots/kit')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--allow-file-access-from-files'],
})
const wanted = process.argv.slice(2)
let problems = 0

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: width === 360 ? 740 : 800 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() !== 'error' || message.text().includes('ERR_FILE_NOT_FOUND')) return
      problems += 1
      process.stdout.write(`console: ${message.text().slice(0, 400)}\n`)
    })
    page.on('pageerror', (error) => {
      problems += 1
      process.stdout.write(`error: ${error.message}\n`)
    })
    await page.goto(address)
    const pages = await page
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href') ?? '', 'alone' in link.dataset] as const),
      )
    for (const [href, alone] of pages) {
      const name = decodeURIComponent(href)
        .replace(/^\?gruppe=|geschichte=/g, '')
        .replace('&', '--')
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
      await page.goto(address + href)
      await page.waitForFunction(() => document.body.innerText.trim() !== '')
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`), fullPage: !alone })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) {
        problems += 1
        process.stdout.write(`${name} ${colorScheme} ${width}: ${overflow} px too wide\n`)
      }
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .disableRules(['region', 'page-has-heading-one', 'heading-order'])
        .analyze()
      for (const violation of violations) {
        problems += 1
        const where = violation.nodes
          .slice(0, 3)
          .map((node) => `    ${node.html.slice(0, 160)}\n    ${node.failureSummary?.split('\n')[1] ?? ''}`)
        process.stdout.write(
          `${name} ${colorScheme} ${width}: ${violation.id} (${violation.nodes.length})\n${where.join('\n')}\n`,
        )
      }
    }
    await context.close()
  }
}
await browser.close()
process.stdout.write(`${problems} problems; pictures in screenshots/kit\n`)
process.exitCode = problems > 0 ? 1 : 0
