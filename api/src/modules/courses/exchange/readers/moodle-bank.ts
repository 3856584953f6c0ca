import { all, deep, first, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { ReadQuestions } from '../plan.types.ts'
import { answersIn } from './moodle-answers.ts'
import { element, withText } from './moodle-element.ts'
import { readMoodleQuestion, SAID_OF_ATTEMPTS } from './moodle-question.ts'

/** How an entry of the bank is called: its id may be that of another question. */
export const entryKey = (id: string): string => `entry ${id}`

/** What a quiz draws from: a category, those below it where it says so, and of them only some where it is narrowed. */
export type Pool = { category: string; below: boolean; narrowed: boolean }

/** The questions of a backup, read. */
export type QuestionBank = {
  /** By what a quiz names them by: the id of the question, or the key of its entry of the bank. */
  questions: Map<string, ReadQuestions>
  /** What the questions draw from that stand for one drawn, by their ids. */
  drawn: Map<string, Pool>
  /** All that may be drawn from a pool. */
  questionsIn: (pool: Pool) => ReadQuestions[]
  /** Those that quizzes ask, as far as they have been read. */
  asked: Set<ReadQuestions>
  /** How many could be asked and are not, by the name of their category. */
  unasked: () => { name: string; count: number }[]
}

/** What kinds are called in a backup, where an export calls them otherwise. */
const KINDS: Partial<Record<string, string>> = {
  match: 'matching',
  multianswer: 'cloze',
  randomsamatch: 'random',
}

/** A text with gaps refers to questions of its own, `{#1}`, whose texts are what an export has in its place. */
const withGaps = (question: Element, texts: ReadonlyMap<string, string>): string => {
  const sequence = (deep(question, 'sequence')[0]?.text ?? '').split(',')
  return textAt(question, 'questiontext').replace(
    /\{#(\d+)\}/g,
    (whole, number: string) => texts.get(sequence[Number(number) - 1]?.trim() ?? '') ?? whole,
  )
}

/** The files of a text of a question, as the export writes them. */
export type QuestionFiles = (area: string, questionId: string) => Element[]

type Sources = { texts: ReadonlyMap<string, string>; filesOf: QuestionFiles }

/** A question of a backup in the form of the export, which is read already. */
const asExported = (question: Element, { texts, filesOf }: Sources): Element => {
  const said = (name: string): string => deep(question, name)[0]?.text.trim() ?? ''
  const kind = textAt(question, 'qtype')
  return element('question', '', { type: KINDS[kind] ?? kind }, [
    withText('name', textAt(question, 'name')),
    withText(
      'questiontext',
      withGaps(question, texts),
      {},
      filesOf('questiontext', question.attributes['id'] ?? ''),
    ),
    withText('generalfeedback', textAt(question, 'generalfeedback')),
    ...Object.keys(SAID_OF_ATTEMPTS).map((name) => withText(name, said(name))),
    element('defaultgrade', textAt(question, 'defaultmark')),
    element('single', said('single') === '0' ? 'false' : 'true'),
    element('usecase', said('usecase')),
    element('gradingtype', said('gradingtype')),
    ...deep(question, 'question_hint').map((hint) => withText('hint', textAt(hint, 'hint'))),
    ...answersIn(question, kind),
  ])
}

type Category = { name: string; parent: string; questions: ReadQuestions[] }

/** Whether a category is another, or lies below it. */
const isWithin = (categories: ReadonlyMap<string, Category>, id: string, outer: string): boolean => {
  const seen = new Set<string>()
  for (let at = id; !seen.has(at) && categories.has(at); at = categories.get(at)?.parent ?? '') {
    if (at === outer) return true
    seen.add(at)
  }
  return false
}

/** The questions of a category as the bank has them now, each with the ids it is named by. */
const questionsOf = (category: Element): { question: Element; ids: (string | undefined)[] }[] => [
  ...deep(category, 'question_bank_entry').flatMap((entry) => {
    // The newest version stands last.
    const question = deep(entry, 'question').findLast((one) => first(one, 'qtype') !== undefined)
    return question
      ? [{ question, ids: [question.attributes['id'], entryKey(entry.attributes['id'] ?? '')] }]
      : []
  }),
  ...all(category, 'questions/question').map((question) => ({ question, ids: [question.attributes['id']] })),
]

/** Reads `questions.xml` of a backup, of Moodle 4 with entries and versions as of those before. */
export const readBank = (root: Element | undefined, filesOf: QuestionFiles): QuestionBank => {
  const questions: QuestionBank['questions'] = new Map()
  const drawn: QuestionBank['drawn'] = new Map()
  const categories = new Map<string, Category>()
  const texts = new Map(
    deep(root, 'question').map((one) => [one.attributes['id'] ?? '', textAt(one, 'questiontext')]),
  )
  for (const category of all(root, 'question_category')) {
    const id = category.attributes['id'] ?? ''
    const own: Category = {
      name: textAt(category, 'name') || 'Fragensammlung',
      parent: textAt(category, 'parent'),
      questions: [],
    }
    categories.set(id, own)
    for (const { question, ids } of questionsOf(category)) {
      const names = ids.flatMap((name) => name ?? [])
      if (textAt(question, 'qtype') === 'random') {
        const pool = { category: id, below: textAt(question, 'questiontext') === '1', narrowed: false }
        for (const name of names) drawn.set(name, pool)
        continue
      }
      const read = readMoodleQuestion(asExported(question, { texts, filesOf }))
      for (const name of names) questions.set(name, read)
      // A gap of a text is a question as well, and is not drawn by itself.
      if (['', '0'].includes(textAt(question, 'parent'))) own.questions.push(read)
    }
  }
  const asked = new Set<ReadQuestions>()
  const isUnasked = (read: ReadQuestions): boolean => read.questions.length > 0 && !asked.has(read)
  return {
    questions,
    drawn,
    asked,
    unasked: () =>
      [...categories.values()]
        .map(({ name, questions: own }) => ({ name, count: own.filter(isUnasked).length }))
        .filter(({ count }) => count > 0),
    questionsIn: ({ category, below }) =>
      [...categories].flatMap(([id, { questions: own }]) =>
        id === category || (below && isWithin(categories, id, category)) ? own : [],
      ),
  }
}
