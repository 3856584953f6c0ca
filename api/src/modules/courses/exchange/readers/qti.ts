import { all, deep, first, textAt, wordsIn, type Element } from '../../../../platform/xml/xml-tree.ts'
import { htmlWords } from '../html-words.ts'
import type { ReadQuestions } from '../plan.types.ts'
import { checked, leftOut } from '../quizzes.ts'

const words = (element: Element | undefined): string =>
  htmlWords(deep(element, 'mattext').map(wordsIn).join(' '))

/** The kind a cartridge or Canvas names. */
const profileOf = (item: Element): string => {
  const fields = new Map(
    deep(item, 'qtimetadatafield').map((field) => [textAt(field, 'fieldlabel'), textAt(field, 'fieldentry')]),
  )
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

const chosen = (item: Element, response: Element, asked: object): unknown => {
  const right = new Set(rightAnswers(item).map(({ value }) => value))
  const several = response.attributes['rcardinality']?.toLowerCase() === 'multiple'
  return {
    type: several ? 'multiple_choice' : 'single_choice',
    ...asked,
    options: labelsOf(response).map(({ ident, text }) => ({ text, correct: right.has(ident) })),
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

/** One question of QTI 1.2, as Common Cartridge and Canvas write it, or why it does not come. */
export const readQtiItem = (item: Element): ReadQuestions => {
  const profile = profileOf(item)
  const presentation = first(item, 'presentation')
  const question = htmlWords(
    [...all(presentation, 'material/mattext'), ...all(presentation, 'flow/material/mattext')]
      .map(wordsIn)
      .join(' '),
  )
  const name = question || (item.attributes['title'] ?? '')
  const feedback = deep(item, 'itemfeedback').find((one) => /general/i.test(one.attributes['ident'] ?? ''))
  const asked = { question, explanation: feedback ? words(feedback) : '' }
  const lists = deep(presentation, 'response_lid')
  const [list] = lists
  if (/essay|upload|text_only|calculated/i.test(profile)) return leftOut(name, 'question_kind')
  if (/^matching/i.test(profile)) return checked(matched(item, lists, asked), name)
  if (list && lists.length === 1) return checked(chosen(item, list, asked), name)
  const written = deep(presentation, 'response_str')
  if (written.length !== 1 || lists.length > 0) return leftOut(name, 'question_kind')
  const accepted = rightAnswers(item).map(({ value }) => value)
  if (/numerical/i.test(profile)) {
    const value = Number(accepted[0])
    return checked({ type: 'number', ...asked, value, tolerance: 0, unit: '' }, name)
  }
  return checked({ type: 'short_text', ...asked, accepted }, name)
}
