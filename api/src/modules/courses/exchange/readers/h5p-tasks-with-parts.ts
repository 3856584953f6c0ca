import { PICTURE, type ReadQuestions } from '../plan.types.ts'
import type { PictureFiles } from '../question-pictures.ts'
import { checked, checkedWithPictures, hintsOf, scoredOtherwise, short, together } from '../quizzes.ts'
import { field, list, stringOf, titleOf, words } from './json.ts'

const oneLine = (value: unknown): string => words(value).replace(/\s+/g, ' ')

const isWhole = (params: unknown): boolean => field(field(params, 'behaviour'), 'singlePoint') === true

/** Pictures to choose among. */
export const pictureChoice = (params: unknown, files: PictureFiles): ReadQuestions => {
  const question = words(field(params, 'question'))
  const pictures = new Map<string, () => Uint8Array>()
  const options = list(field(params, 'options')).map((option) => {
    const media = field(option, 'media')
    const key = files.keyOf(stringOf(field(field(field(media, 'params'), 'file'), 'path')))
    if (key !== undefined) pictures.set(key, () => files.bytesOf(key))
    return {
      image_id: key === undefined ? null : PICTURE + key,
      text: short(oneLine(field(field(media, 'params'), 'alt')) || titleOf(media), 300),
      correct: field(option, 'correct') === true,
    }
  })
  const right = options.filter(({ correct }) => correct).length
  const several = right > 1 || field(field(params, 'behaviour'), 'questionType') === 'multi'
  return checkedWithPictures(
    {
      type: 'image_choice',
      question,
      explanation: '',
      several,
      ...(several && !isWhole(params) && { partial_credit: true }),
      options,
    },
    pictures,
    question,
  )
}

/** Something to be put in order. */
export const inOrder = (params: unknown, items: readonly unknown[]): ReadQuestions => {
  const question = words(field(params, 'taskDescription')) || 'Bring es in die richtige Reihenfolge.'
  const read = checked(
    {
      type: 'order',
      question,
      explanation: '',
      partial_credit: true,
      items: items.map((item) => ({ text: oneLine(item) })),
    },
    question,
  )
  // What counts there are neighbours; here it is the place of each.
  const counts = stringOf(field(field(params, 'behaviour'), 'scoringMode'))
  return counts === 'transitions' ? scoredOtherwise(read, question) : read
}

/** What a crossword asks, one after the other. */
export const crossword = (params: unknown): ReadQuestions =>
  together(
    list(field(params, 'words')).map((one) => {
      const question = words(field(one, 'clue'))
      const more = words(field(field(field(one, 'extraClue'), 'params'), 'text'))
      return checked(
        {
          type: 'short_text',
          question,
          explanation: '',
          ...hintsOf([more]),
          accepted: [oneLine(field(one, 'answer'))],
        },
        question,
      )
    }),
  )

type Zone = { label: string; right: string[]; isShown: boolean }

/**
 * Words to drag to where they belong: pairs, where each place is named for everybody and gets one word, or each word has
 * one place. Undefined for any other, such as pictures or places that are seen on a picture alone.
 */
export const dragged = (params: unknown, title: string): ReadQuestions | undefined => {
  const task = field(field(params, 'question'), 'task')
  const texts = list(field(task, 'elements')).map((one) =>
    oneLine(field(field(field(one, 'type'), 'params'), 'text')),
  )
  const zones = list(field(task, 'dropZones')).map((zone): Zone => ({
    label: oneLine(field(zone, 'label')),
    right: list(field(zone, 'correctElements')).map((at) => texts[Number(at)] ?? ''),
    isShown: field(zone, 'showLabel') === true,
  }))
  if (
    texts.length === 0 ||
    texts.includes('') ||
    zones.some(({ label, isShown }) => label === '' || !isShown)
  )
    return undefined
  const placed = zones.flatMap(({ right }) => right)
  const byZone = zones.every(({ right }) => right.length === 1)
  const byWord = new Set(placed).size === texts.length && placed.length === texts.length
  if (!byZone && !byWord) return undefined
  const pairs = byZone
    ? zones.map(({ label, right }) => ({ left: label, right: right[0] ?? '' }))
    : zones.flatMap(({ label, right }) => right.map((word) => ({ left: word, right: label })))
  const offered = byZone ? texts.filter((text) => !placed.includes(text)) : zones.map(({ label }) => label)
  const extras = [...new Set(offered)].filter((word) => !pairs.some(({ right }) => right === word))
  return checked(
    {
      type: 'match',
      question: title,
      explanation: '',
      ...(!isWhole(params) && { partial_credit: true }),
      pairs,
      ...(extras.length > 0 && { extras }),
    },
    title,
  )
}
