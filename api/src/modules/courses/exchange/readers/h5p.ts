import type { Archive } from '../archive.ts'
import { htmlWords } from '../html-words.ts'
import type { PlannedLecture, ReadQuestions } from '../plan.types.ts'
import { checked, leftOut, quizLectures, short, together } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const words = (value: unknown): string => (typeof value === 'string' ? htmlWords(value) : '')

/** Gaps as H5P writes them, `*word/other:hint*`, in the brackets of the platform. */
const gapped = (text: string): string =>
  text
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/\*([^*]+)\*/g, (_, gap: string) => {
      const [right = ''] = gap.split(/\\?:/)
      return `[${right
        .split('/')
        .map((word) => word.trim())
        .join('|')}]`
    })

const choices = (params: unknown): { text: string; correct: boolean }[] =>
  list(field(params, 'answers')).map((answer) => ({
    text: words(field(answer, 'text')),
    correct: field(answer, 'correct') === true,
  }))

const multiChoice = (params: unknown): ReadQuestions => {
  const question = words(field(params, 'question'))
  const options = choices(params)
  const several = options.filter(({ correct }) => correct).length > 1
  return checked(
    {
      type: several ? 'multiple_choice' : 'single_choice',
      question,
      explanation: '',
      ...(several && { partial_credit: true }),
      options,
    },
    question,
  )
}

/** The first answer is the right one. */
const singleChoiceSet = (params: unknown): ReadQuestions =>
  together(
    list(field(params, 'choices')).map((choice) => {
      const question = words(field(choice, 'question'))
      const options = list(field(choice, 'answers')).map((answer, at) => ({
        text: words(answer),
        correct: at === 0,
      }))
      return checked({ type: 'single_choice', question, explanation: '', options }, question)
    }),
  )

const trueFalse = (params: unknown): ReadQuestions => {
  const question = words(field(params, 'question'))
  return checked(
    { type: 'true_false', question, explanation: '', correct: field(params, 'correct') === 'true' },
    question,
  )
}

const gaps = (params: unknown, texts: unknown[], offered: boolean): ReadQuestions => {
  const question =
    words(field(params, 'text')) || words(field(params, 'taskDescription')) || 'Fülle die Lücken.'
  const extras = [...words(field(params, 'distractors')).matchAll(/\*([^*]+)\*/g)].map(([, word = '']) =>
    word.trim(),
  )
  return together(
    texts.map((text) =>
      checked(
        {
          type: 'gap_text',
          question,
          explanation: '',
          text: gapped(words(text)),
          offered,
          partial_credit: true,
          ...(offered && { extras }),
        },
        question,
      ),
    ),
  )
}

/** Statements of which the first is right. */
const summary = (params: unknown): ReadQuestions =>
  together(
    list(field(params, 'summaries')).map((one, at) => {
      const options = list(field(one, 'summary')).map((statement, place) => ({
        text: words(statement),
        correct: place === 0,
      }))
      const question = words(field(params, 'intro')) || 'Welche Aussage stimmt?'
      return checked({ type: 'single_choice', question, explanation: '', options }, `${question} ${at + 1}`)
    }),
  )

const readContent = (library: string, params: unknown, title: string): ReadQuestions => {
  switch (library) {
    case 'H5P.QuestionSet':
      return together(list(field(params, 'questions')).map((one) => readSub(one, title)))
    case 'H5P.MultiChoice':
      return multiChoice(params)
    case 'H5P.SingleChoiceSet':
      return singleChoiceSet(params)
    case 'H5P.TrueFalse':
      return trueFalse(params)
    case 'H5P.Blanks':
      return gaps(params, list(field(params, 'questions')), false)
    case 'H5P.DragText':
      return gaps(params, [field(params, 'textField')], true)
    case 'H5P.Summary':
      return summary(params)
    case 'H5P.InteractiveVideo': {
      const film = field(params, 'interactiveVideo')
      const asked = list(field(field(film, 'assets'), 'interactions')).map((one) =>
        readSub(field(one, 'action'), title),
      )
      return together([...asked, leftOut(title, 'film')])
    }
    case 'H5P.Column':
      return together(list(field(params, 'content')).map((one) => readSub(field(one, 'content'), title)))
  }
  return leftOut(`${title}: ${library.replace(/^H5P\./, '')}`, 'question_kind')
}

const readSub = (content: unknown, title: string): ReadQuestions => {
  const [library = ''] = stringOf(field(content, 'library')).split(' ')
  const named = words(field(field(content, 'metadata'), 'title'))
  return readContent(library, field(content, 'params'), named || title)
}

const json = (archive: Archive, name: string): unknown => {
  try {
    return JSON.parse(archive.text(name))
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused('unreadable')
  }
}

/** Whether a package is one of H5P. */
export const isH5p = (archive: Archive): boolean =>
  archive.has('h5p.json') && archive.has('content/content.json')

/** Reads the questions of an H5P package; its program and its pictures stay behind. @throws ImportRefused unreadable */
export const readH5p = (
  archive: Archive,
  fileTitle: string,
): { title: string; lectures: PlannedLecture[] } & Pick<ReadQuestions, 'left_out'> => {
  const about = json(archive, 'h5p.json')
  const title = short(words(field(about, 'title'))) || fileTitle
  const library = stringOf(field(about, 'mainLibrary'))
  const { questions, left_out } = readContent(library, json(archive, 'content/content.json'), title)
  const pictures = archive.names.some((name) => name.startsWith('content/images/'))
  return {
    title,
    lectures: quizLectures(title, questions),
    left_out: pictures ? [...left_out, ...leftOut(title, 'picture').left_out] : left_out,
  }
}
