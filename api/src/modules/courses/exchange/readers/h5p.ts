import type { Archive } from '../archive.ts'
import { PICTURE, type LeftOut, type PlannedLecture, type ReadQuestions } from '../plan.types.ts'
import { leftOut, quizLectures, short, together, type QuizTerms } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { isPicture } from './course-pages.ts'
import { field, libraryOf, list, stringOf, titleOf, words } from './json.ts'
import { h5pPages, type H5pContent, type H5pFiles } from './h5p-pages.ts'
import { card, gaps, multiChoice, singleChoiceSet, summary, trueFalse } from './h5p-tasks.ts'

const NOTHING: ReadQuestions = { questions: [], left_out: [] }

/** What is read as text, or is no more than a decoration or a way to another part. */
const NO_QUESTION = new Set(
  ['AdvancedText', 'Text', 'Table', 'Image', 'Accordion', 'Link', 'Shape', 'Nil', 'GoToQuestion'].map(
    (name) => `H5P.${name}`,
  ),
)

/** The picture that stands with a task, where it has one of its package. */
const pictureOf = (files: H5pFiles, params: unknown): { key: string; alt: string } | undefined => {
  const media = field(field(params, 'media'), 'type') ?? field(params, 'media')
  const file = field(field(media, 'params'), 'file') ?? field(params, 'image')
  const path = stringOf(field(file, 'path'))
  const key = files.keyOf(path)
  if (key === undefined) return undefined
  const named = [field(field(media, 'params'), 'alt'), field(params, 'imageAltText')].map(words).find(Boolean)
  const fileName = path.split('/').at(-1) ?? ''
  return { key, alt: short(named || titleOf(media) || fileName.replace(/\.[a-z]+$/i, ''), 300) }
}

/** What plays, and what asks something in a way there is not here; all else that is not read is no question. */
const PLAYED = new Set(['Video', 'Audio', 'AudioRecorder', 'InteractiveVideo'])
const ASKED =
  /Question|Quiz|Words|Drag|Essay|Dictation|MemoryGame|Sequencing|GuessTheAnswer|FreeText|Crossword|Sort|Pair|Hotspot$/

/** Why a part of a kind that is not read stays behind, by the name H5P gives that kind, which trainers know. */
const unread = ({ library, title }: H5pContent): ReadQuestions => {
  const kind = library.replace(/^H5P\./, '')
  const reason = PLAYED.has(kind) ? 'film' : ASKED.test(kind) ? 'question_kind' : 'activity_kind'
  const isNamed = title.replaceAll(/[\s-]/g, '').toLowerCase() === kind.toLowerCase()
  return leftOut(isNamed ? title : `${title} (${kind})`, reason)
}

/** The first question of a task with the picture that stands there. */
const withPicture = (read: ReadQuestions, files: H5pFiles, params: unknown): ReadQuestions => {
  const picture = pictureOf(files, params)
  const [first, ...others] = read.questions
  if (!picture || !first) return read
  const { key, alt } = picture
  return {
    ...read,
    questions: [{ ...first, picture: { image_id: PICTURE + key, alt } }, ...others],
    pictures: new Map([[key, () => files.bytesOf(key)]]),
  }
}

/** What is asked of one task with the name of its kind, where it says nothing of its own. */
const named = (read: ReadQuestions, { library, title }: H5pContent): ReadQuestions => ({
  ...read,
  left_out: read.left_out.map((one) =>
    one.what === '?' ? { ...one, what: short(`${title} (${library.replace(/^H5P\./, '')})`) } : one,
  ),
})

/** Tasks that have one picture to themselves. */
const readTask = ({ library, params }: H5pContent): ReadQuestions | undefined => {
  switch (library) {
    case 'H5P.MultiChoice':
      return multiChoice(params)
    case 'H5P.TrueFalse':
      return trueFalse(params)
    case 'H5P.Blanks':
      return gaps(params, list(field(params, 'questions')), false)
    case 'H5P.DragText':
      return gaps(params, [field(params, 'textField')], true)
    case 'H5P.SingleChoiceSet':
      return singleChoiceSet(params)
    case 'H5P.Summary':
      return summary(params)
  }
  return undefined
}

/** What a set of questions says of itself: what it takes, in which order it asks, and how many of its questions. */
const termsOf = ({ library, params }: H5pContent, count: number): QuizTerms => {
  if (library !== 'H5P.QuestionSet') return {}
  const [percent, pool] = [field(params, 'passPercentage'), field(params, 'poolSize')].map(Number)
  return {
    shuffle_questions: field(params, 'randomQuestions') === true,
    ...(percent && percent > 0 && percent <= 100 && { share: percent / 100 }),
    ...(pool && pool > 0 && pool < count && { draw_count: pool }),
  }
}

const readContent = (files: H5pFiles, content: H5pContent): ReadQuestions => {
  const { library, params, title } = content
  const inside = (contents: readonly unknown[]) => together(contents.map((one) => readSub(files, one, title)))
  const cards = (asked: readonly unknown[]) =>
    together(asked.map((one) => named(withPicture(card(one), files, one), content)))
  if (NO_QUESTION.has(library)) return NOTHING
  const task = readTask(content)
  if (task) return named(withPicture(task, files, params), content)
  switch (library) {
    case 'H5P.QuestionSet':
      return inside(list(field(params, 'questions')))
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
  return unread(content)
}

const readSub = (files: H5pFiles, content: unknown, title: string): ReadQuestions => {
  const library = libraryOf(content)
  // An empty place.
  if (library === '') return NOTHING
  const part = { library, params: field(content, 'params'), title: titleOf(content) || title }
  const read = readContent(files, part)
  // Within another content its questions are asked with all others.
  return termsOf(part, read.questions.length).draw_count === undefined
    ? read
    : together([read, leftOut(part.title, 'draw')])
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

type ReadH5p = {
  title: string
  lectures: PlannedLecture[]
  left_out: LeftOut[]
  pictures: Map<string, () => Uint8Array>
}

/** Reads the texts and questions of H5P content; its program stays behind. */
export const readH5pContent = (content: H5pContent, files: H5pFiles): ReadH5p => {
  const { questions, left_out, pictures: asked } = readContent(files, content)
  const pages = h5pPages(content, files)
  return {
    title: content.title,
    lectures: [
      ...pages.lectures,
      ...quizLectures(content.title, questions, termsOf(content, questions.length)),
    ],
    left_out: [...left_out, ...pages.left_out],
    pictures: new Map([...pages.pictures, ...(asked ?? [])]),
  }
}

/**
 * Reads an H5P package.
 * @param within what its pictures are called by before their names, where it lies in another package
 * @throws ImportRefused unreadable
 */
export const readH5p = (archive: Archive, fileTitle: string, within = ''): ReadH5p => {
  const about = json(archive, 'h5p.json')
  const title = short(words(field(about, 'title'))) || fileTitle
  const library = stringOf(field(about, 'mainLibrary'))
  const params = json(archive, 'content/content.json')
  const read = readH5pContent(
    { library, params, title },
    {
      keyOf: (path) => {
        const name = `content/${path}`
        return isPicture(name) && archive.has(name) ? within + name : undefined
      },
      bytesOf: (key) => archive.bytes(key.slice(within.length)),
    },
  )
  const missed = archive.names.some(
    (name) => name.startsWith('content/images/') && !read.pictures.has(within + name),
  )
  return missed ? { ...read, left_out: [...read.left_out, ...leftOut(title, 'picture').left_out] } : read
}
