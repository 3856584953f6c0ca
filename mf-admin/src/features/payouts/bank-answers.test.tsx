import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { BankAnswer } from './api/bank-answers.ts'
import BankAnswersPage from './BankAnswersPage.tsx'

const payout = {
  id: '019a0000-0000-7000-8000-000000000001',
  society: { id: '019a0000-0000-7000-8000-000000000002', name: 'TSV Möwe', is_community: true },
  amount: 1000,
  account_holder: 'Olga Ober',
}
const line = {
  end_to_end_id: 'a',
  outcome: 'returned' as const,
  amount: 1000,
  code: 'AC04',
  reason: 'Das Konto ist erloschen. (AC04)',
  payout,
  effect: 'books_back' as const,
  mend_account: true,
}
const answer: BankAnswer = {
  kind: 'camt.053',
  message_id: 'AUSZUG-1',
  read_before: null,
  lines: [
    line,
    {
      ...line,
      end_to_end_id: 'RECHNUNG-7',
      reason: '',
      payout: null,
      effect: 'unknown',
      mend_account: false,
    },
  ],
  books_back: 1,
  books_back_amount: 1000,
  confirms: 0,
  version: 'v1',
}
const open = (answers: FakeAnswers) =>
  renderPage(<BankAnswersPage />, {
    answers: { 'GET /bank-answers': { items: [], total: 0 }, ...answers },
  })
// The browser of the tests reads no files.
const file = Object.assign(new File(['<Document/>'], 'auszug.xml', { type: 'text/xml' }), {
  arrayBuffer: () => Promise.resolve(Uint8Array.from('<Document/>', (letter) => letter.charCodeAt(0)).buffer),
})
const choose = async (user: ReturnType<typeof open>['user']) =>
  user.upload(await screen.findByLabelText('Datei der Bank'), file)

describe('the bank’s answers', () => {
  it('are shown first, and booked back after a question in numbers', async () => {
    const { user, sent } = open({ 'POST /bank-answer': answer })
    await choose(user)
    expect(await screen.findByText(/Das Konto ist erloschen\. \(AC04\)/)).toBeVisible()
    expect(screen.getByText('Keine Auszahlung')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^1 Auszahlung über 10,00\s€ zurückbuchen$/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^10,00\s€ stehen danach wieder in Prüfung\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Zurückbuchen' }))
    expect(await screen.findByText('Eingelesen. 1 Auszahlung ist zurückgebucht.')).toBeVisible()
    expect(sent.filter(({ key }) => key === 'POST /bank-answer').map(({ body }) => body)).toEqual([
      { xml: '<Document/>', dry_run: true },
      { xml: '<Document/>', based_on: 'v1' },
    ])
  })

  it('tell faults of the account from those of the file', async () => {
    const late = { ...line, code: 'TM01', reason: 'Die Datei kam bei der Bank zu spät an. (TM01)' }
    const lines = [line, { ...late, mend_account: false }, { ...late, mend_account: false }]
    const { user } = open({ 'POST /bank-answer': { ...answer, lines, books_back: 3 } })
    await choose(user)
    expect(await screen.findAllByText(/Es liegt nicht am Konto\./)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: /^3 Auszahlungen/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^Bei 1 Auszahlung liegt es am Konto/)).toBeVisible()
    expect(dialog.getByText(/^Bei 2 Auszahlungen liegt es nicht am Konto/)).toBeVisible()
  })

  it('put first what somebody has to do something about', async () => {
    const unnamed = {
      ...line,
      end_to_end_id: '',
      payout: null,
      effect: 'by_hand' as const,
      mend_account: false,
      reason: 'Ohne Nummer.',
    }
    const { user } = open({
      'POST /bank-answer': { ...answer, lines: [...answer.lines, unnamed], books_back: 0 },
    })
    await choose(user)
    const rows = within(await screen.findByRole('list', { name: 'Was die Bank zu jeder Zahlung sagt' }))
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/TSV Möwe/),
      expect.stringMatching(/^10,00\s€ ohne Nummer ?Von Hand klären/),
      expect.stringMatching(/^RECHNUNG-7/),
    ])
  })

  it('say what is no file of a bank', async () => {
    const { user } = open({ 'POST /bank-answer': refuse('bank_file_unreadable') })
    await choose(user)
    expect(await screen.findByText(/weder ein Statusbericht/)).toBeVisible()
  })

  it('do nothing twice, and say when they were read', async () => {
    const { user } = open({
      'POST /bank-answer': { ...answer, books_back: 0, read_before: '2026-08-01T10:00:00.000Z' },
    })
    await choose(user)
    expect(await screen.findByText(/schon eingelesen/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /zurückbuchen/ })).not.toBeInTheDocument()
  })

  it('show what would happen by now, where somebody decided meanwhile', async () => {
    let dry = 0
    const { user } = open({
      'POST /bank-answer': ({ body }) => {
        if (!body?.dry_run) return refuse('edited_meanwhile', { version: 'v2', edited: null })
        return ++dry === 1
          ? answer
          : { ...answer, books_back: 0, books_back_amount: 0, confirms: 1, version: 'v2' }
      },
    })
    await choose(user)
    await user.click(await screen.findByRole('button', { name: /zurückbuchen$/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zurückbuchen' }))
    expect(await screen.findByText(/Inzwischen hat sich etwas geändert/)).toBeVisible()
  })
})
