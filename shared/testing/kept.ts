/** For tests of what is kept in the browser: a database it is kept in, emptied after each test. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import type { ReactNode } from 'react'
import { browserCopies } from '../ui/kept/browser-copies.ts'
import type { KeptCopy } from '../ui/kept/kept-copy.ts'
import type { FakeAnswers } from './fake-api.ts'
import { testSession } from './platform.ts'
import { renderPage } from './render-page.tsx'

const userId = testSession.user.id

/** Leaves a copy behind, as a form that is not open any more. */
export const leaveCopy = (part: string, copy: KeptCopy<unknown>, holder = 'earlier'): Promise<void> =>
  browserCopies.keep({ userId, part, holder }, copy)

/** What is kept of a part and waits for a form that opens; null for nothing. */
export const copyLeft = (part: string): Promise<KeptCopy<unknown> | null> =>
  browserCopies.read({ userId, part }, (value) => value)

/** The names of what is kept in this tab alone. */
export const keptInTab = (): string[] =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('kursportal.kept/'))

/** A form, the field that is typed into, and the button that opens it, where there is one. */
export type KeptForm = { form: ReactNode; field: string | RegExp; opener?: string; answers?: FakeAnswers }

/**
 * Types into a form, takes it away without a farewell, and opens it again.
 * @throws where what was typed is not there again, or nothing says so
 */
export const expectKept = async ({ form, field, opener, answers = {} }: KeptForm): Promise<void> => {
  const open = async () => {
    const page = renderPage(form, { answers })
    if (opener) await page.user.click(await screen.findByRole('button', { name: opener }))
    return { ...page, typed: await screen.findByRole('textbox', { name: field }) }
  }
  const { user, typed } = await open()
  await user.clear(typed)
  await user.type(typed, 'Halb fertig')
  cleanup()
  const again = await open()
  await waitFor(() => expect(again.typed).toHaveValue('Halb fertig'))
  expect(screen.getByText(/ist wieder da/)).toBeVisible()
}

/** The end of all time. */
const NEVER = 8.64e15

/** What one test leaves in a form is nothing the next one goes on with. */
afterEach(async () => {
  // What is left open keeps what it shows as it goes.
  cleanup()
  await browserCopies.expire(new Date(NEVER))
})
