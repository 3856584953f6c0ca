import type { Locator, Page } from '@playwright/test'
import { scenario } from './scenario.ts'

/** Somebody, new unless told otherwise; gives their address. */
export const person = async (rights: { is_admin?: boolean; created_at?: Date } = {}): Promise<string> => {
  const email = `r-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email, ...rights })
  return email
}

/** The heading of a page, by what it says. */
export const heading = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: text })

/** A link of a page itself, not of the frame. */
export const link = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('link', { name: text })
