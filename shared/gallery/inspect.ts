import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A page of the gallery: the stories of a group, or one that covers the window. */
export type GalleryPage = { name: string; search: string; alone: boolean }

/** The pages that the gallery's first page, which is shown now, lists. */
export const listPages = async (page: Page): Promise<GalleryPage[]> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const links = await page
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', 'alone' in link.dataset] as const),
    )
  return links.map(([search, alone]) => ({
    name: decodeURIComponent(search)
      .replace(/^\?gruppe=|geschichte=/g, '')
      .replace('&', '--'),
    search,
    alone,
  }))
}

/** Run in a page: nothing is half way between two colours while it is judged. */
export const stopMotion = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Shows a page of the gallery, which lies at `address`, as it is once everything is drawn. */
export const showPage = async (page: Page, address: string, { search }: GalleryPage): Promise<void> => {
  await page.goto(address + search)
  await page.waitForFunction(() => document.body.innerText.trim() !== '', undefined, { timeout: 30_000 })
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(stopMotion)
}

/** What passes is not described, which takes as long as finding out what does not. */
export const onlyViolations = { resultTypes: ['violations' as const] }

/**
 * Axe on a page. It runs in that page alone (`legacy`): otherwise each question opens another page to put together the
 * answers of frames from elsewhere, of which there are none.
 */
export const gate = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

/**
 * What is wrong with the page that is shown: what is wider than the window, and what axe finds.
 */
export const inspect = async (page: Page): Promise<string[]> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const axe = gate(page)
    .options(onlyViolations)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Parts are shown here without the page they stand in.
    .disableRules(['region', 'page-has-heading-one', 'heading-order'])
  const { violations } = await axe.analyze()
  return [
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          (node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
        ),
    ),
  ]
}
