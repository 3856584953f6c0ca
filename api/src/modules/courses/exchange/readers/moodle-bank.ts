import { all, deep, first, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { ReadQuestions } from '../plan.types.ts'
import { readMoodleQuestion } from './moodle-question.ts'

/**
 * The questions of a backup, read, by the ids a quiz names them by: of the question, and of its entry of the bank; and all
 * of a category by `category` and its id.
 */
export type BankQuestions = Map<string, ReadQuestions[]>

const element = (
  name: string,
  text: string,
  attributes: Record<string, string> = {},
  children: Element[] = [],
): Element => ({
  name,
  namespace: '',
  text,
  attributes,
  children,
  parts: [text, ...children],
})

const withText = (
  name: string,
  text: string,
  attributes: Record<string, string> = {},
  children: Element[] = [],
): Element => element(name, '', attributes, [element('text', text), ...children])

/** The answers of a question by their ids, as the export of questions writes them. */
const answersOf = (question: Element, tolerances: Map<string, string>): Element[] =>
  deep(question, 'answer')
    .filter((answer) => first(answer, 'answertext') !== undefined)
    .map((answer) =>
      withText(
        'answer',
        textAt(answer, 'answertext'),
        { fraction: String(Number(textAt(answer, 'fraction')) * 100) },
        [
          withText('feedback', textAt(answer, 'feedback')),
          element('tolerance', tolerances.get(answer.attributes['id'] ?? '') ?? '0'),
        ],
      ),
    )

const pairsOf = (question: Element): Element[] =>
  deep(question, 'match')
    .filter((pair) => first(pair, 'questiontext') !== undefined)
    .map((pair) =>
      withText('subquestion', textAt(pair, 'questiontext'), {}, [
        withText('answer', textAt(pair, 'answertext')),
      ]),
    )

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

/** A question of a backup in the form of the export, which is read already. */
const asExported = (question: Element, texts: ReadonlyMap<string, string>): Element => {
  const tolerances = new Map(
    deep(question, 'numerical_record').map((record) => [
      textAt(record, 'answer'),
      textAt(record, 'tolerance'),
    ]),
  )
  const single = deep(question, 'single')[0]?.text.trim()
  const kind = textAt(question, 'qtype')
  return element('question', '', { type: KINDS[kind] ?? kind }, [
    withText('name', textAt(question, 'name')),
    withText('questiontext', withGaps(question, texts)),
    withText('generalfeedback', textAt(question, 'generalfeedback')),
    element('defaultgrade', textAt(question, 'defaultmark')),
    element('single', single === '0' ? 'false' : 'true'),
    ...deep(question, 'question_hint').map((hint) => withText('hint', textAt(hint, 'hint'))),
    ...answersOf(question, tolerances),
    ...pairsOf(question),
  ])
}

/** Reads `questions.xml` of a backup, of Moodle 4 with entries and versions as of those before. */
export const bankQuestions = (root: Element): BankQuestions => {
  const bank: BankQuestions = new Map()
  const texts = new Map(
    deep(root, 'question').map((one) => [one.attributes['id'] ?? '', textAt(one, 'questiontext')]),
  )
  const add = (category: Element, question: Element, ids: readonly (string | undefined)[]) => {
    const read = readMoodleQuestion(asExported(question, texts))
    for (const id of ids) if (id) bank.set(id, [read])
    // A gap of a text is a question as well, and is not drawn by itself.
    if (!['', '0'].includes(textAt(question, 'parent'))) return
    const key = `category ${category.attributes['id']}`
    bank.set(key, [...(bank.get(key) ?? []), read])
  }
  for (const category of all(root, 'question_category')) {
    for (const entry of deep(category, 'question_bank_entry')) {
      // The newest version stands last.
      const question = deep(entry, 'question').findLast((one) => first(one, 'qtype') !== undefined)
      if (question) add(category, question, [question.attributes['id'], entry.attributes['id']])
    }
    for (const question of all(category, 'questions/question'))
      add(category, question, [question.attributes['id']])
  }
  return bank
}
