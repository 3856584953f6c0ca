import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'

const open = { choices: [], answer: [], marked: false, result: null }

/** A question of each kind that has words of its own. */
export const kinds = {
  gap: {
    ...open,
    id: 'g',
    type: 'gap_text',
    question: 'Fülle die Lücken.',
    around: ['Wir atmen mit dem ', ' in den ', '.'],
  },
  offered: {
    ...open,
    id: 'o',
    type: 'gap_text',
    question: 'Wähle die Wörter.',
    around: ['Atme durch die ', ' ein.'],
    words: ['Nase', 'Ohren'],
  },
  match: {
    ...open,
    id: 'm',
    type: 'match',
    question: 'Was gehört zusammen?',
    choices: [
      { id: 'l1', text: 'Einatmen' },
      { id: 'l2', text: 'Ausatmen' },
    ],
    words: ['Mund', 'Nase'],
  },
  image: {
    ...open,
    id: 'i',
    type: 'image_choice',
    question: 'Welche Haltung ist richtig?',
    several: false,
    choices: [
      { id: 'p1', text: 'Gerader Rücken', image_id: null },
      { id: 'p2', text: 'Runder Rücken', image_id: null },
    ],
  },
  number: { ...open, id: 'n', type: 'number', question: 'Wie lange?', unit: 'Minuten' },
  scale: {
    ...open,
    id: 's',
    type: 'scale',
    question: 'Wie geht es dir?',
    scale: { steps: 5, low: 'schlecht', high: 'gut' },
  },
} satisfies Record<string, AttemptQuestion>
