import type { Page } from '@playwright/test'

/** Whatever is typed into; what only password managers fill in cannot be reached by keyboard. */
const FIELDS = [
  'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color], [type=date], [type=hidden], [readonly], [tabindex="-1"])',
  'textarea:not([readonly])',
  '[contenteditable=true]',
]

/** What a field is called, what it takes, and what stands in it. */
type Field = { name: string; takes: string; value: string }

/** The field that has the focus; null where none has, as once it is gone. Waits for nothing. */
const readFocused = (page: Page): Promise<Field | null> =>
  page.evaluate((fields) => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || !element.matches(fields)) return null
    const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const name = typed ? (element.labels?.[0]?.textContent ?? element.name) : element.ariaLabel
    return {
      name: name || element.outerHTML.slice(0, 120),
      takes: typed ? element.inputMode || element.type : 'text',
      value: typed ? element.value : element.textContent,
    }
  }, FIELDS.join())

/** Two halves of what a field takes; between them the page has the time to draw, and to write over the first. */
const halvesFor = ({ takes }: Field): [string, string] =>
  takes === 'numeric' || takes === 'decimal' || takes === 'number' ? ['1', '2'] : ['ne', 'u']

/** Until the page has drawn what follows from what was typed. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1000 }))
      }),
  )

/**
 * Types into each field of a page in the place of what stands there, from the last to the first: a search narrows what
 * stands below it. Gives those in which something else stands then.
 */
export const typeIntoAll = async (page: Page): Promise<string[]> => {
  const fields = page.locator(FIELDS.map((field) => `main ${field}`).join()).filter({ visible: true })
  const findings: string[] = []
  for (let at = (await fields.count()) - 1; at >= 0; at -= 1) {
    const field = fields.nth(at)
    if (!(await field.isEnabled())) continue
    await field.focus()
    const before = await readFocused(page)
    if (!before) {
      findings.push(`field ${at + 1} does not take the focus`)
      continue
    }
    const halves = halvesFor(before)
    await page.keyboard.press('ControlOrMeta+A')
    for (const half of halves) {
      await page.keyboard.type(half)
      await drawn(page)
    }
    const after = await readFocused(page)
    // Codes are written in capitals.
    if (after?.value.toLowerCase() !== halves.join(''))
      findings.push(`${before.name}: ${after ? after.value : 'is gone'}`)
  }
  return findings
}
