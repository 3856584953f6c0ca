import { expect, type Locator, type Page } from '@playwright/test'

/** An address nobody has yet. */
export const newEmail = (): string => `tasten-${crypto.randomUUID()}@beispiel.de`

/** A button by its whole name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** The first link of this whole name. */
export const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, exact: true }).first()

const hasFocus = (element: Element): boolean => {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused === element
}

/**
 * Goes on with Tab until something has the focus.
 * @param key `Shift+Tab` goes the other way
 * @throws when it is not among the next stops
 */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await target.waitFor()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate(hasFocus)) return
  }
  throw new Error(`not reached with ${key}: ${target.toString()}`)
}

/** Goes to something with Tab and presses a key on it. */
export const tabAndPress = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a field with Tab and types. */
export const tabAndType = async (page: Page, target: Locator, words: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

/** Waits for a page and for the focus on its heading, which is what a screen reader says. */
export const arriveAt = async (page: Page, name: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}
