import { entryTitle } from './entry-title.ts'

const unit = {
  kind: 'unit',
  state: 'planned',
  course_title: 'Atem',
  title: 'Ruhe',
  chapter_number: 3,
} as const
const call = { ...unit, kind: 'appointment', title: 'Fragestunde', chapter_number: null } as const

it.each([
  [unit, 'Atem: Kapitel 3, „Ruhe“'],
  [{ ...unit, state: 'expected' }, 'Atem: Kapitel 3, „Ruhe“ (voraussichtlich)'],
  [call, 'Fragestunde (Atem)'],
  [{ ...call, state: 'cancelled' }, 'Abgesagt: Fragestunde (Atem)'],
  [{ ...unit, kind: 'begin_by' }, 'Letzter Tag zum Beginnen: Atem'],
  [{ ...unit, kind: 'certificate' }, 'Bescheinigung holen: Atem'],
  [{ ...unit, kind: 'redo' }, 'Wieder möglich: Atem'],
] as const)('%j is called %s', (entry, title) => {
  expect(entryTitle(entry)).toBe(title)
})
