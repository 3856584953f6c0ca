import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inspect, listPages, showPage } from './inspect.ts'
import { buildGallery } from './webpack.ts'

/**
 * Draws every story, light and dark, at 360 and 1280 px, into `screenshots/kit`, and holds each to axe.
 * Words on the command line pick the pages whose address contains one of them.
 */
const address = `file://${await buildGallery()}`
const folder = join(import.meta.dirname, '../../screenshots/kit')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--allow-file-access-from-files'],
})
const wanted = process.argv.slice(2)
let problems = 0
const tell = (problem: string): void => {
  problems += 1
  process.stdout.write(`${problem}\n`)
}

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
      tell(`console: ${message.text().slice(0, 400)}`)
    })
    page.on('pageerror', (error) => tell(`error: ${error.message}`))
    await page.goto(address)
    for (const one of await listPages(page)) {
      if (wanted.length > 0 && !wanted.some((word) => one.name.includes(word))) continue
      await showPage(page, address, one)
      await page.screenshot({
        path: join(folder, `${one.name}-${colorScheme}-${width}.png`),
        fullPage: !one.alone,
      })
      for (const problem of await inspect(page)) tell(`${one.name} ${colorScheme} ${width}: ${problem}`)
    }
    await context.close()
  }
}
await browser.close()
process.stdout.write(`${problems} problems; pictures in screenshots/kit\n`)
process.exitCode = problems > 0 ? 1 : 0
