import type { Page } from '@playwright/test'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'
import { scenario } from './scenario.ts'
import { expect, test } from './test.ts'

/** What may be pressed from the overview until an everyday task is done; typing is no press. */
const MOST_PRESSES = 4

/** An everyday task of whoever runs the platform. */
type EverydayTask<Arranged> = {
  /** What has to be there before; nothing of it is counted. */
  arrange?: (page: Page) => Promise<Arranged>
  /** Does it on the overview, in the window of an admin. */
  act: (page: Page, arranged: Arranged) => Promise<void>
  /** Takes back what others would see. */
  after?: (page: Page) => Promise<void>
}

/** Runs in the page: tells of each press of a pointer, of Enter, and of a shortcut. */
const watchPresses = (): void => {
  const tell = (): void => void (globalThis as unknown as { pressed: () => Promise<void> }).pressed()
  document.addEventListener('pointerdown', tell, true)
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      const isShortcut = (ctrlKey || metaKey) && key.length === 1
      if (key === 'Enter' || isShortcut) tell()
    },
    true,
  )
}

/** A test that an everyday task takes no more presses than it may, counted in the browser itself. */
export const everydayTask = <Arranged = undefined>(
  title: string,
  { arrange, act, after }: EverydayTask<Arranged>,
): void => {
  test(`in ${MOST_PRESSES} presses: ${title}`, { tag: '@deep' }, async ({ page, logIn }) => {
    const email = `alltag-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email, first_name: 'Ada', last_name: 'Alltag', is_admin: true })
    await logIn(email)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `arrange` there is nothing to hand over
    const arranged = (await arrange?.(page)) as Arranged
    let presses = 0
    await page.exposeFunction('pressed', () => {
      presses += 1
    })
    await page.addInitScript(watchPresses)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible()
    try {
      await act(page, arranged)
    } finally {
      await after?.(page)
    }
    expect(presses).toBeGreaterThan(0)
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
  })
}

/** Opens an entry of the menu: one press. */
export const openEntry = async (page: Page, name: string): Promise<void> => {
  const menu = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })
  // A badge of open ones may stand behind the name.
  await menu.getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens what the search finds: two presses. */
export const findAndOpen = async (page: Page, words: string, option: string | RegExp): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Mensch, Verein/ }).fill(words)
  await page.getByRole('option', { name: option }).first().click()
}

/** Types the admin's own password into the dialog that asks for it. */
export const confirmWithPassword = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByLabel('Bestätige mit deinem Passwort').fill(SEED_PASSWORD)
}

/** Presses a button of the open dialog. */
export const pressInDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Somebody nobody else is called like; answers the id and the name. */
export const arrangePerson = async (
  more: { city?: string; is_course_creator?: boolean } = {},
): Promise<{ id: string; name: string; email: string }> => {
  // Letters alone: no number of it can be another's.
  const last_name = `Zwirn${crypto
    .randomUUID()
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .replaceAll('-', '')}`
  const email = `${last_name.toLowerCase()}@beispiel.de`
  const id = await scenario('addPerson', { email, first_name: 'Frieda', last_name, ...more })
  return { id, name: `Frieda ${last_name}`, email }
}
