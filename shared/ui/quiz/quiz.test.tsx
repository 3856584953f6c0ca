import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { QuestionField } from './QuestionField.tsx'
import { QuestionResult } from './QuestionResult.tsx'
import { kinds } from './quiz.testing.ts'

const told = jest.fn<(answer: string[]) => void>()
const lastTold = () => told.mock.lastCall?.[0] ?? []
beforeEach(() => told.mockClear())

const Asked = ({ question }: { question: AttemptQuestion }): ReactNode => {
  const [answer, setAnswer] = useState<string[]>([])
  return (
    <QuestionField
      question={{ ...question, answer }}
      onAnswer={(next) => {
        told(next)
        setAnswer(next)
      }}
    />
  )
}

const show = (node: ReactNode) => {
  render(<ThemeRoot>{node}</ThemeRoot>)
  return userEvent.setup()
}

it('shows the picture of a question with what can be seen on it, also once it is answered', () => {
  const picture = { image_id: '01980000-0000-7000-8000-0000000000f1', alt: 'Eine sitzende Person' }
  const result = { correct: true, points: 1, max_points: 1, right: [], explanation: '' }
  show(
    <>
      <Asked question={{ ...kinds.gap, picture }} />
      <QuestionResult question={{ ...kinds.gap, picture, result }} number={1} total={1} openAtFirst />
    </>,
  )
  const pictures = screen.getAllByRole('img', { name: 'Eine sitzende Person' })
  expect(pictures).toHaveLength(2)
  expect(pictures[0]).toHaveAttribute('src', expect.stringContaining(picture.image_id))
})

it('fills gaps by keyboard, each saved as one goes on', async () => {
  const user = show(<Asked question={kinds.gap} />)
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Lücke 1' })).toHaveFocus()
  await user.keyboard(' Zwerchfell ')
  await user.tab()
  expect(lastTold()).toEqual(['Zwerchfell', ''])
  await user.keyboard('Bauch')
  await user.tab()
  expect(lastTold()).toEqual(['Zwerchfell', 'Bauch'])
  await user.clear(screen.getByRole('textbox', { name: 'Lücke 1' }))
  await user.clear(screen.getByRole('textbox', { name: 'Lücke 2' }))
  await user.tab()
  expect(lastTold()).toEqual([])
})

it('offers words for a gap and for pairs', async () => {
  const user = show(<Asked question={kinds.offered} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lücke 1' }), 'Nase')
  expect(lastTold()).toEqual(['Nase'])
})

it('matches with the lists of the browser', async () => {
  const user = show(<Asked question={kinds.match} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ausatmen' }), 'Mund')
  expect(lastTold()).toEqual(['', 'Mund'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Einatmen' }), 'Nase')
  expect(lastTold()).toEqual(['Nase', 'Mund'])
})

it('chooses a picture by what can be seen', async () => {
  const user = show(<Asked question={kinds.image} />)
  await user.click(screen.getByRole('radio', { name: 'Gerader Rücken' }))
  expect(lastTold()).toEqual(['p1'])
})

it('takes a number, and says so when it is none', async () => {
  const user = show(<Asked question={kinds.number} />)
  const field = screen.getByRole('textbox', { name: 'Deine Zahl (Minuten)' })
  await user.type(field, 'viel')
  await user.tab()
  expect(field).toBeInvalid()
  expect(screen.getByText('Schreib hier nur eine Zahl, zum Beispiel 3,5.')).toBeVisible()
  expect(lastTold()).toEqual([])
  await user.clear(field)
  await user.type(field, '7,5')
  await user.tab()
  expect(field).not.toBeInvalid()
  expect(lastTold()).toEqual(['7,5'])
})

it('keeps what is typed when somebody pauses, and says nothing of a number that is being typed', async () => {
  const user = show(<Asked question={kinds.number} />)
  const field = screen.getByRole('textbox', { name: 'Deine Zahl (Minuten)' })
  await user.type(field, '7,5')
  await waitFor(() => expect(lastTold()).toEqual(['7,5']), { timeout: 3000 })
  await user.type(field, ',')
  await waitFor(() => expect(field).toHaveValue('7,5,'))
  expect(field).toHaveFocus()
  expect(field).not.toBeInvalid()
  expect(told).toHaveBeenCalledTimes(1)
})

it('says what the ends of a scale mean', async () => {
  const user = show(<Asked question={kinds.scale} />)
  expect(screen.getByRole('radio', { name: '1 von 5: schlecht' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '5 von 5: gut' }))
  expect(lastTold()).toEqual(['5'])
})

const result = { explanation: '', right: [] as string[] }

it.each<[AttemptQuestion, string, string]>([
  [
    {
      ...kinds.match,
      answer: ['Nase', 'Nase'],
      result: { ...result, correct: false, points: 1, max_points: 2, right: ['Nase', 'Mund'] },
    },
    'Teilweise richtig · 1 von 2 Punkten',
    'Richtige Antwort: Einatmen – Nase; Ausatmen – Mund',
  ],
  [
    {
      ...kinds.gap,
      answer: ['Zwerchfell', 'Fuß'],
      result: { ...result, correct: false, points: 0, max_points: 1, right: ['Zwerchfell', 'Bauch'] },
    },
    'Leider nicht richtig',
    'Richtige Antwort: Wir atmen mit dem Zwerchfell in den Bauch.',
  ],
  [
    {
      ...kinds.number,
      answer: ['8'],
      result: { ...result, correct: false, points: 0, max_points: 1, right: ['7,5'] },
    },
    'Leider nicht richtig',
    'Richtige Antwort: 7,5 Minuten',
  ],
  [
    { ...kinds.scale, answer: ['4'], result: { ...result, correct: null, points: 0, max_points: 0 } },
    'Ohne Wertung',
    'Deine Antwort: 4 von 5',
  ],
])('tells how it went', (question, verdict, words) => {
  show(<QuestionResult question={question} number={1} total={1} openAtFirst />)
  expect(screen.getByText(verdict)).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
})

it('offers hints one after the other, by keyboard', async () => {
  const user = show(<Asked question={{ ...kinds.gap, hints: ['Er liegt unter der Lunge.', 'Z…'] }} />)
  expect(screen.queryByText('Tipp 2 von 2')).not.toBeInTheDocument()
  const first = screen.getByText('Tipp 1 von 2').closest('details')
  if (!first) throw new Error('a folded hint expected')
  expect(first.open).toBe(false)
  await user.click(screen.getByText('Tipp 1 von 2'))
  expect(first.open).toBe(true)
  expect(await screen.findByText('Tipp 2 von 2')).toBeVisible()
})

it('says of a chosen answer what its author says of it', () => {
  const said = {
    correct: false,
    points: 0,
    max_points: 1,
    right: ['1'],
    explanation: '',
    of_choices: [{ id: '2', explanation: 'Sie filtert das Blut.' }],
  }
  const choices = [
    { id: '1', text: 'Lunge' },
    { id: '2', text: 'Milz' },
  ]
  const question = { ...kinds.gap, type: 'single_choice' as const, choices, answer: ['2'], result: said }
  show(<QuestionResult question={question} number={1} total={1} openAtFirst />)
  expect(screen.getByText('Zu „Milz“:')).toBeVisible()
  expect(screen.getByText(/Sie filtert das Blut/)).toBeVisible()
})
