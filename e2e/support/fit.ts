import type { Page } from '@playwright/test'

/** What stands out to the right of the window, or is cut off inside of its box. */
const lookForLoss = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const tooWide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
  const cut = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
    const style = getComputedStyle(element)
    const words = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    // Said to screen readers only, ended with … on purpose, or a field that scrolls by itself.
    const meant =
      style.clipPath !== 'none' ||
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      element.matches('textarea')
    if (!words || meant) return false
    return (
      (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  })
  return [...tooWide, ...cut.map((element) => `cut off: ${element.textContent?.slice(0, 60)}`)]
}

/** The distances people may set for themselves (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

const spaceOut = (rules: string): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
const spaceIn = (): void => {
  document.adoptedStyleSheets.pop()
}

/**
 * Says what is lost on a page at its width, at 400 % (320 px wide and 256 high, WCAG 1.4.10), and with the distances of
 * WCAG 1.4.12. Leaves the page as it was.
 */
export const findLoss = async (page: Page): Promise<string[]> => {
  const size = page.viewportSize()
  const asIs = await page.evaluate(lookForLoss)
  await page.setViewportSize({ width: 320, height: 256 })
  const large = await page.evaluate(lookForLoss)
  if (size) await page.setViewportSize(size)
  await page.evaluate(spaceOut, SPACING)
  const spaced = await page.evaluate(lookForLoss)
  await page.evaluate(spaceIn)
  return [
    ...asIs,
    ...large.map((loss) => `at 400 %: ${loss}`),
    ...spaced.map((loss) => `with wide distances: ${loss}`),
  ]
}
