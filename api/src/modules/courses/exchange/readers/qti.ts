import { all, deep, first, textAt, wordsIn, type Element } from '../../../../platform/xml/xml-tree.ts'
import { htmlWords } from '../html-words.ts'
import type { ReadQuestions } from '../plan.types.ts'
import { illustrated, type PictureFiles } from '../question-pictures.ts'
import { checked, extraWords, leftOut, ofAnswer } from '../quizzes.ts'

/** The name of what is said whatever was answered. */
const GENERAL = 'general_fb'

const words = (element: Element | undefined): string =>
  htmlWords(deep(element, 'mattext').map(wordsIn).join(' '))

/** What is said about a question, by the name of what is said. */
const aboutOf = (item: Element): Map<string, string> =>
  new Map(
    deep(item, 'qtimetadatafield').map((field) => [textAt(field, 'fieldlabel'), textAt(field, 'fieldentry')]),
  )

/** How many points a question is worth there; undefined where it does not say. */
export const gradeOf = (item: Element): number | undefined => {
  const fields = aboutOf(item)
  const grade = Number(fields.get('points_possible') ?? fields.get('cc_weighting') ?? '')
  return grade > 0 ? grade : undefined
}

/** The kind a cartridge or Canvas names. */
const profileOf = (item: Element): string => {
  const fields = aboutOf(item)
  return (fields.get('cc_profile') ?? fields.get('question_type') ?? '')
    .replace(/^cc\./, '')
    .replace(/\.v0p1$/, '')
}

/** Answers a condition names that earns points, without those it excludes. */
const rightAnswers = (item: Element): { ident: string; value: string }[] =>
  all(item, 'resprocessing/respcondition')
    .filter((condition) => all(condition, 'setvar').some((points) => Number(points.text) > 0))
    .flatMap((condition) => [
      ...all(condition, 'conditionvar/varequal'),
      ...all(condition, 'conditionvar/and/varequal'),
      ...all(condition, 'conditionvar/or/varequal'),
    ])
    .map((equal) => ({ ident: equal.attributes['respident'] ?? '', value: equal.text.trim() }))

const labelsOf = (response: Element): { ident: string; text: string }[] =>
  deep(response, 'response_label').map((label) => ({
    ident: label.attributes['ident'] ?? '',
    text: words(label),
  }))

/** What is said of single answers, by their names: a condition that names one and shows a feedback. */
const feedbackOf = (item: Element): Map<string, string> => {
  const texts = new Map(
    deep(item, 'itemfeedback').map((feedback) => [feedback.attributes['ident'] ?? '', words(feedback)]),
  )
  return new Map(
    all(item, 'resprocessing/respcondition').flatMap((condition) => {
      const named = all(condition, 'conditionvar/varequal')
      const said = all(condition, 'displayfeedback')
        .map(({ attributes }) => attributes['linkrefid'] ?? '')
        .flatMap((ident) => (ident === GENERAL ? [] : (texts.get(ident) ?? [])))
      // One answer may stand in several conditions, of which only some say something.
      return named.length === 1 && said.length > 0
        ? named.map(({ text }) => [text.trim(), said.join('\n')] as const)
        : []
    }),
  )
}

const chosen = (item: Element, response: Element, asked: object): unknown => {
  const feedback = feedbackOf(item)
  const right = new Set(rightAnswers(item).map(({ value }) => value))
  const several = response.attributes['rcardinality']?.toLowerCase() === 'multiple'
  return {
    type: several ? 'multiple_choice' : 'single_choice',
    ...asked,
    // Canvas gives a part of the points for a part of the answers; a cartridge by itself all or none.
    ...(several && /^multiple_answers/i.test(profileOf(item)) && { partial_credit: true }),
    options: labelsOf(response).map(({ ident, text }) => ({
      text,
      correct: right.has(ident),
      ...ofAnswer(feedback.get(ident) ?? ''),
    })),
  }
}

/** Canvas: a list for each left side, whose right answer is named by the list. */
const matched = (item: Element, responses: Element[], asked: object): unknown => {
  const right = new Map(rightAnswers(item).map(({ ident, value }) => [ident, value]))
  const labels = new Map(
    responses.flatMap((response) => labelsOf(response).map(({ ident, text }) => [ident, text] as const)),
  )
  const pairs = responses.map((response) => ({
    left: htmlWords(all(response, 'material/mattext').map(wordsIn).join(' ')),
    right: labels.get(right.get(response.attributes['ident'] ?? '') ?? '') ?? '',
  }))
  const used = new Set(pairs.map((pair) => pair.right))
  return {
    type: 'match',
    ...asked,
    partial_credit: true,
    pairs,
    extras: [...new Set(labels.values())].filter((text) => !used.has(text)),
  }
}

/** Gaps that stand in the words by their names, `[color]`: written, or chosen from a list for each. */
const gapped = (item: Element, lists: Element[], asked: { question: string }, offered: boolean): unknown => {
  const right = rightAnswers(item)
  const wrong: string[] = []
  const gaps = new Map(
    lists.map((list) => {
      const ident = list.attributes['ident'] ?? ''
      const labels = labelsOf(list)
      const isRight = ({ ident: label }: { ident: string }): boolean =>
        right.some((one) => one.ident === ident && one.value === label)
      wrong.push(...labels.filter((label) => !isRight(label)).map(({ text }) => text))
      const fits = (offered ? labels.filter(isRight) : labels).map(({ text }) => text)
      return [ident.replace(/^response_/, ''), fits.join('|')]
    }),
  )
  return {
    type: 'gap_text',
    ...asked,
    question: 'Fülle die Lücken.',
    text: asked.question.replace(/\[([^[\]]*)\]/g, (_, name: string) => {
      const fits = gaps.get(name)
      return fits === undefined ? `(${name})` : `[${fits}]`
    }),
    offered,
    partial_credit: true,
    ...(offered && { extras: extraWords(wrong) }),
  }
}

/** A number, and how far from it an answer may lie where a span is given as well. */
const numeric = (item: Element, asked: object): unknown => {
  const bounds = ['vargte', 'vargt', 'varlte', 'varlt'].flatMap((name) =>
    deep(first(item, 'resprocessing'), name).map(({ text }) => Number(text)),
  )
  const exact = rightAnswers(item)[0]?.value
  const value = exact === undefined ? ((bounds[0] ?? 0) + (bounds[1] ?? 0)) / 2 : Number(exact)
  const tolerance = bounds.length === 2 ? Math.max(...bounds.map((bound) => Math.abs(bound - value))) : 0
  // Without what half numbers leave behind.
  return { type: 'number', ...asked, value, tolerance: Number(tolerance.toPrecision(10)), unit: '' }
}

/** What is asked, as HTML. */
const askedIn = (presentation: Element | undefined): string =>
  [...all(presentation, 'material/mattext'), ...all(presentation, 'flow/material/mattext')]
    .map(wordsIn)
    .join(' ')

/** A question by the kind it names, or why it does not come. */
const readItem = (item: Element, presentation: Element | undefined, question: string): ReadQuestions => {
  const profile = profileOf(item)
  const name = question || (item.attributes['title'] ?? '')
  const feedback = deep(item, 'itemfeedback').find((one) => /general/i.test(one.attributes['ident'] ?? ''))
  const asked = { question, explanation: feedback ? words(feedback) : '' }
  const lists = deep(presentation, 'response_lid')
  const [list] = lists
  if (/essay|upload|text_only|calculated/i.test(profile)) return leftOut(name, 'question_kind')
  if (/^multiple_dropdowns|^fill_in_multiple_blanks/i.test(profile))
    return checked(gapped(item, lists, asked, /dropdowns/i.test(profile)), name)
  if (/^matching/i.test(profile)) return checked(matched(item, lists, asked), name)
  if (list && lists.length === 1) return checked(chosen(item, list, asked), name)
  const written = deep(presentation, 'response_str')
  if (written.length !== 1 || lists.length > 0) return leftOut(name, 'question_kind')
  const accepted = rightAnswers(item).map(({ value }) => value)
  if (/numerical/i.test(profile)) return checked(numeric(item, asked), name)
  return checked({ type: 'short_text', ...asked, accepted }, name)
}

/**
 * One question of QTI 1.2, as Common Cartridge and Canvas write it, or why it does not come. The first picture of what it
 * asks comes along; others stay behind, which is told.
 */
export const readQtiItem = (item: Element, files: PictureFiles): ReadQuestions => {
  const presentation = first(item, 'presentation')
  const asked = askedIn(presentation)
  const question = htmlWords(asked)
  const answers = deep(presentation, 'response_label')
    .flatMap((label) => deep(label, 'mattext').map(wordsIn))
    .join(' ')
  const what = question || (item.attributes['title'] ?? '')
  return illustrated(readItem(item, presentation, question), { asked, answers, what }, files)
}
