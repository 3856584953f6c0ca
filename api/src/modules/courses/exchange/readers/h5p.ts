import type { Archive } from '../archive.ts'
import type { PlannedLecture, ReadQuestions } from '../plan.types.ts'
import { checked, leftOut, quizLectures, short, together } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { field, libraryOf, list, stringOf, titleOf, words } from './h5p-json.ts'
import { h5pPages } from './h5p-pages.ts'

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

/** Cards with a word on each side: what is asked, and what is to be known. */
const cards = (asked: readonly unknown[]): ReadQuestions =>
  together(
    asked.map((card) => {
      const question = words(field(card, 'text'))
      const accepted = words(field(card, 'answer'))
        .split('/')
        .map((answer) => answer.trim())
        .filter(Boolean)
      return checked({ type: 'short_text', question, explanation: '', accepted }, question)
    }),
  )

const NOTHING: ReadQuestions = { questions: [], left_out: [] }

/** What is read as text, or is no more than a decoration or a way to another part. */
const NO_QUESTION = new Set(
  ['AdvancedText', 'Text', 'Table', 'Image', 'Accordion', 'Link', 'Shape', 'Nil', 'GoToQuestion'].map(
    (name) => `H5P.${name}`,
  ),
)

const readContent = (library: string, params: unknown, title: string): ReadQuestions => {
  const inside = (contents: readonly unknown[]) => together(contents.map((one) => readSub(one, title)))
  if (NO_QUESTION.has(library)) return NOTHING
  switch (library) {
    case 'H5P.QuestionSet':
      return inside(list(field(params, 'questions')))
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
    case 'H5P.Flashcards':
      return cards(list(field(params, 'cards')))
    case 'H5P.Dialogcards':
      return cards(list(field(params, 'dialogs')))
    case 'H5P.InteractiveVideo': {
      const film = field(params, 'interactiveVideo')
      const actions = list(field(field(film, 'assets'), 'interactions')).map((one) => field(one, 'action'))
      return together([inside(actions), leftOut(title, 'film')])
    }
    case 'H5P.Column':
      return inside(list(field(params, 'content')).map((one) => field(one, 'content')))
    case 'H5P.CoursePresentation': {
      const slides = list(field(field(params, 'presentation'), 'slides'))
      return inside(
        slides.flatMap((slide) => list(field(slide, 'elements')).map((element) => field(element, 'action'))),
      )
    }
    case 'H5P.InteractiveBook':
      return inside(list(field(params, 'chapters')))
  }
  return leftOut(`${title}: ${library.replace(/^H5P\./, '')}`, 'question_kind')
}

const readSub = (content: unknown, title: string): ReadQuestions => {
  const library = libraryOf(content)
  // An empty place.
  if (library === '') return NOTHING
  return readContent(library, field(content, 'params'), titleOf(content) || title)
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

/** Reads the texts and questions of an H5P package; its program stays behind. @throws ImportRefused unreadable */
export const readH5p = (
  archive: Archive,
  fileTitle: string,
): { title: string; lectures: PlannedLecture[]; pictures: Map<string, () => Uint8Array> } & Pick<
  ReadQuestions,
  'left_out'
> => {
  const about = json(archive, 'h5p.json')
  const title = short(words(field(about, 'title'))) || fileTitle
  const library = stringOf(field(about, 'mainLibrary'))
  const params = json(archive, 'content/content.json')
  const { questions, left_out } = readContent(library, params, title)
  const pages = h5pPages(archive, { library, params, title })
  const missed = archive.names.some((name) => name.startsWith('content/images/') && !pages.pictures.has(name))
  return {
    title,
    lectures: [...pages.lectures, ...quizLectures(title, questions)],
    left_out: [...left_out, ...pages.left_out, ...(missed ? leftOut(title, 'picture').left_out : [])],
    pictures: pages.pictures,
  }
}
