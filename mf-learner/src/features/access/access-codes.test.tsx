import type { AccessCodeState } from '@kursportal/shared/contract'
import type { FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { ACCESS, open, strangers } from './access.testing.tsx'
import { joinIntent } from './join-intent.ts'

beforeEach(() => {
  joinIntent.forget()
  sessionStorage.clear()
})

describe('a code that lets nobody in', () => {
  const stands = (state: AccessCodeState): FakeAnswers => ({ 'GET /access/code-state': { state } })

  it.each<[AccessCodeState, string]>([
    [
      'used_up',
      'Der Code ABC 234 ist aufgebraucht: Alle Plätze sind vergeben. Frag bei Eva Weiß nach einem neuen.',
    ],
    ['over', 'Der Code ABC 234 ist abgelaufen. Frag bei Eva Weiß nach einem neuen.'],
    ['closed', 'Der Code ABC 234 gilt im Moment nicht. Frag bei Eva Weiß nach einem neuen.'],
    [
      'unknown',
      'Den Code ABC 234 gibt es hier nicht. Vergleiche ihn noch einmal mit deinem Blatt oder deiner Karte.',
    ],
  ])('is said to be %s before anybody registers', async (state, words) => {
    open(
      { ...strangers, needs_code: true },
      { stranger: true, query: '?code=abc234', answers: stands(state) },
    )
    const [field] = await screen.findAllByRole('textbox', { name: 'Dein Code' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)))
    expect(field).toBeInvalid()
    expect(screen.queryByRole('link', { name: 'Mitmachen' })).toBeNull()
  })

  it('shows no way in before it is known whether the code lets in', async () => {
    let answer: (body: { state: AccessCodeState }) => void = () => undefined
    const later = new Promise<{ state: AccessCodeState }>((resolve) => (answer = resolve))
    open(
      { ...strangers, needs_code: true },
      { stranger: true, query: '?code=abc234', answers: { 'GET /access/code-state': () => later } },
    )
    const [button] = await screen.findAllByRole('button', { name: /Mitmachen/ })
    expect(button).toBeDisabled()
    expect(screen.queryByRole('link', { name: 'Mitmachen' })).toBeNull()
    answer({ state: 'open' })
    expect((await screen.findAllByRole('link', { name: 'Mitmachen' }))[0]).toBeVisible()
  })

  it('keeps nobody out where none is needed', async () => {
    const { user } = open(strangers, { stranger: true, query: '?code=ABC234', answers: stands('over') })
    expect((await screen.findAllByText(/abgelaufen.*Mitmachen kannst du auch ohne Code/))[0]).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Mitmachen' })).toBeNull()
    const [without] = screen.getAllByRole('button', { name: 'Ohne Code weiter' })
    if (without) await user.click(without)
    const [join] = await screen.findAllByRole('link', { name: 'Mitmachen' })
    expect(join).toHaveAttribute('href', `/register?access-id=${ACCESS}`)
  })

  it('is a word to count by where none is needed', async () => {
    open(strangers, { stranger: true, query: '?code=Praxis', answers: stands('unknown') })
    const [join] = await screen.findAllByRole('link', { name: 'Mitmachen' })
    expect(join).toHaveAttribute('href', `/register?access-id=${ACCESS}&code=Praxis`)
  })

  it('is not asked of who was invited by mail and has no account yet', async () => {
    open({ ...strangers, needs_code: true }, { stranger: true })
    expect((await screen.findAllByText(/eingeladen\? Dann brauchst du keinen Code/))[0]).toBeVisible()
    const [register] = screen.getAllByRole('link', { name: 'mit dieser Adresse registrieren' })
    expect(register).toHaveAttribute('href', `/register?access-id=${ACCESS}`)
  })

  it('is asked for before anybody registers', async () => {
    const { user } = open({ ...strangers, needs_code: true }, { stranger: true, answers: stands('open') })
    const [button] = await screen.findAllByRole('button', { name: 'Mitmachen' })
    if (button) await user.click(button)
    const [field] = screen.getAllByRole('textbox', { name: 'Dein Code' })
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Gib hier zuerst deinen Code ein.'))
    if (field) await user.type(field, 'abc 234')
    const [join] = await screen.findAllByRole('link', { name: 'Mitmachen' })
    expect(join).toHaveAttribute('href', `/register?access-id=${ACCESS}&code=abc%20234`)
  })
})
