import type { QuizContent } from '@kursportal/shared/contract'
import { arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { expect, test } from '../../support/test.ts'

const questions: QuizContent['questions'] = [
  {
    type: 'gap_text',
    question: 'Fülle die Lücken.',
    explanation: '',
    text: 'Wir atmen mit dem [Zwerchfell] durch die [Nase].',
    offered: false,
    points: 2,
    partial_credit: true,
  },
  {
    type: 'match',
    question: 'Was gehört zusammen?',
    explanation: 'Durch die Nase ein, durch den Mund aus.',
    pairs: [
      { left: 'Einatmen', right: 'Nase' },
      { left: 'Ausatmen', right: 'Mund' },
    ],
    extras: ['Ohr'],
  },
  {
    type: 'image_choice',
    question: 'Was brauchst du zum Üben?',
    explanation: '',
    several: false,
    options: [
      { image_id: null, text: 'Eine Matte', correct: true },
      { image_id: null, text: 'Ein Fahrrad', correct: false },
    ],
  },
  {
    type: 'number',
    question: 'Wie lange atmest du aus?',
    explanation: '',
    value: 6,
    tolerance: 0.5,
    unit: 'Sekunden',
  },
  {
    type: 'scale',
    question: 'Wie ruhig bist du?',
    explanation: '',
    steps: 5,
    low: 'gar nicht',
    high: 'sehr',
  },
]

test(
  'one question of each kind is answered by keyboard alone, and judged in parts',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const learner = await arrangeLearner({
      title: 'Ruhig atmen',
      unlock_mode: 'all',
      chapters: [
        { title: 'Atmen', lectures: [{ title: 'Prüfe dich', quiz: { questions, required_correct: 4 } }] },
      ],
    })
    await logIn(learner.email)
    await page.goto(lectureUrl(learner.course, 'Prüfe dich'))
    const { keyboard } = page
    const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeFocused()
    /** Goes on with Tab until something is focused, and presses it. */
    const press = async (name: string | RegExp): Promise<void> => {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeEnabled()
      await expect(async () => {
        await keyboard.press('Tab')
        await expect(button).toBeFocused({ timeout: 50 })
      }).toPass({ intervals: [10] })
      await keyboard.press('Enter')
    }
    await expect(page.getByText('Mit 4 von 5 Punkten hast du bestanden.')).toBeVisible()
    await press('Quiz beginnen')

    await heading('Fülle die Lücken.')
    await keyboard.press('Tab')
    await keyboard.type('zwerchfell')
    await keyboard.press('Tab')
    await keyboard.type('Mund')
    await press('Weiter')

    await heading('Was gehört zusammen?')
    await keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Einatmen' })).toBeFocused()
    await keyboard.type('Nase')
    await keyboard.press('Tab')
    await keyboard.type('Mund')
    await press('Weiter')

    await heading('Was brauchst du zum Üben?')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    const mat = page.getByRole('radio', { name: 'Eine Matte' })
    if (!(await mat.isChecked())) await keyboard.press('ArrowDown')
    await expect(mat).toBeChecked()
    await press('Weiter')

    await heading('Wie lange atmest du aus?')
    await keyboard.press('Tab')
    await keyboard.type('viel')
    await keyboard.press('Tab')
    await expect(page.getByText('Schreib hier nur eine Zahl, zum Beispiel 3,5.')).toBeVisible()
    await keyboard.press('Shift+Tab')
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('6,5')
    await press('Weiter')

    await heading('Wie ruhig bist du?')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '2 von 5' })).toBeChecked()
    await press('Zur Übersicht')

    await heading('Alles beantwortet')
    await press('Quiz abgeben')
    await expect(page.getByText('Du hast 4 von 5 Punkten.')).toBeVisible()
    const results = page.getByRole('listitem')
    await expect(results.filter({ hasText: 'Fülle die Lücken.' })).toContainText(
      'Teilweise richtig · 1 von 2 Punkten',
    )
    await expect(results.filter({ hasText: 'Was gehört zusammen?' })).toContainText('Richtig')
    await expect(results.filter({ hasText: 'Wie ruhig bist du?' })).toContainText('Ohne Wertung')
  },
)
