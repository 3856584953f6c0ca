import type { Archive } from '../archive.ts'
import type { LeftOut, PlannedLecture, ReadQuestions } from '../plan.types.ts'
import { pictured, type PictureFiles } from '../question-pictures.ts'
import { leftOut, quizLectures, short, together, type QuizTerms } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { isPicture } from './course-pages.ts'
import { field, libraryOf, list, stringOf, titleOf, words } from './json.ts'
import { h5pCover, h5pHtml, h5pPages } from './h5p-pages.ts'
import { partsOf, type H5pContent } from './h5p-parts.ts'
import { crossword, dragged, inOrder, pictureChoice } from './h5p-tasks-with-parts.ts'
import { leftBeside, unread } from './h5p-unread.ts'
import { introduced, isShort } from './introduced.ts'
import { card, gaps, multiChoice, singleChoiceSet, summary, trueFalse } from './h5p-tasks.ts'

const NOTHING: ReadQuestions = { questions: [], left_out: [] }

/** What is read as text, or is no more than a decoration. */
const NO_QUESTION = new Set(
  ['AdvancedText', 'Text', 'Table', 'Image', 'Link', 'Timeline', 'Shape', 'Nil'].map((name) => `H5P.${name}`),
)

/** The picture that stands with a task, where it has one of its package. */
const pictureOf = (files: PictureFiles, params: unknown): { key: string; alt: string } | undefined => {
  const media = field(field(params, 'media'), 'type') ?? field(params, 'media')
  const file = field(field(media, 'params'), 'file') ?? field(params, 'image')
  const path = stringOf(field(file, 'path'))
  const key = files.keyOf(path)
  if (key === undefined) return undefined
  const named = [field(field(media, 'params'), 'alt'), field(params, 'imageAltText')].map(words).find(Boolean)
  const fileName = path.split('/').at(-1) ?? ''
  return { key, alt: short(named || titleOf(media) || fileName.replace(/\.[a-z]+$/i, ''), 300) }
}

/** A task with the picture that stands there, where there is one. */
const withPicture = (
  read: ReadQuestions,
  picture: { key: string; alt: string } | undefined,
  files: PictureFiles,
): ReadQuestions => (picture ? pictured(read, picture, files) : read)

/** What is asked of one task with the name of its kind, where it says nothing of its own. */
const named = (read: ReadQuestions, { library, title }: H5pContent): ReadQuestions => ({
  ...read,
  left_out: read.left_out.map((one) =>
    one.what === '?' ? { ...one, what: short(`${title} (${library.replace(/^H5P\./, '')})`) } : one,
  ),
})

/** The picture words are dragged to. */
const background = (files: PictureFiles, params: unknown): { key: string; alt: string } | undefined => {
  const file = field(field(field(params, 'question'), 'settings'), 'background')
  const key = files.keyOf(stringOf(field(file, 'path')))
  return key === undefined ? undefined : { key, alt: 'Das Bild zur Aufgabe' }
}

/** What is asked in a task; undefined for what is none, or of a kind there is not here. */
const readTask = ({ library, params, title }: H5pContent, files: PictureFiles): ReadQuestions | undefined => {
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
    case 'H5P.MultiMediaChoice':
      return pictureChoice(params, files)
    case 'H5P.SortParagraphs':
      return inOrder(params, list(field(params, 'paragraphs')))
    case 'H5P.ImageSequencing':
      return inOrder(
        params,
        list(field(params, 'sequenceImages')).map((one) => field(one, 'imageDescription')),
      )
    case 'H5P.Crossword':
      return crossword(params)
    case 'H5P.DragQuestion':
      return dragged(params, title)
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

const readContent = (files: PictureFiles, content: H5pContent): ReadQuestions => {
  const { library, params, title } = content
  const cards = (asked: readonly unknown[]) =>
    together(asked.map((one) => named(withPicture(card(one), pictureOf(files, one), files), content)))
  const beside = leftBeside(content)
  if (NO_QUESTION.has(library)) return NOTHING
  const task = readTask(content, files)
  if (task?.questions.length === 0 && task.left_out.length === 0)
    return leftOut(`${title} (${library.replace(/^H5P\./, '')})`, 'empty')
  if (task) {
    const picture = library === 'H5P.DragQuestion' ? background(files, params) : pictureOf(files, params)
    return together([named(withPicture(task, picture, files), content), beside])
  }
  if (library === 'H5P.Flashcards') return together([cards(list(field(params, 'cards'))), beside])
  if (library === 'H5P.Dialogcards') return together([cards(list(field(params, 'dialogs'))), beside])
  const parts = partsOf(content)
  if (!parts) return unread(content)
  return together([
    ...parts.flatMap(({ contents }) => contents.map((one) => readSub(files, one, title))),
    beside,
    ...(library === 'H5P.InteractiveVideo' ? [unread(content)] : []),
    ...(library === 'H5P.BranchingScenario' ? [leftOut(title, 'branching')] : []),
  ])
}

const readSub = (files: PictureFiles, content: unknown, title: string): ReadQuestions => {
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

/** The texts of a content, and a quiz of its questions. */
const readOne = (content: H5pContent, files: PictureFiles): ReadH5p => {
  const { title, library, params } = content
  const { questions, left_out, pictures: asked } = readContent(files, content)
  const pages = h5pPages(content, files)
  const intro = field(params, 'introPage')
  const isIntroduced = library === 'H5P.QuestionSet' && field(intro, 'showIntroPage') === true
  const written = isIntroduced ? stringOf(field(intro, 'introduction')) : ''
  const about = h5pHtml(written, title, files)
  const { lectures, left_out: left } = introduced(written, () => about, {
    lectures: quizLectures(title, questions, termsOf(content, questions.length)),
    left_out: [...left_out, ...pages.left_out],
  })
  return {
    title,
    lectures: [...pages.lectures, ...lectures],
    left_out: left,
    pictures: new Map([...pages.pictures, ...(isShort(written) ? [] : about.pictures), ...(asked ?? [])]),
  }
}

/** A book chapter by chapter: each its text, and a quiz of what is asked there. */
const readBook = (book: H5pContent, files: PictureFiles): ReadH5p => {
  const chapters = list(field(book.params, 'chapters')).map((chapter) =>
    readOne(
      {
        library: libraryOf(chapter),
        params: field(chapter, 'params'),
        title: titleOf(chapter) || book.title,
      },
      files,
    ),
  )
  const parts = [h5pCover(book, files), ...chapters]
  return {
    title: book.title,
    lectures: parts.flatMap(({ lectures }) => lectures),
    left_out: parts.flatMap(({ left_out }) => left_out),
    pictures: new Map(parts.flatMap(({ pictures }) => [...pictures])),
  }
}

/** Reads the texts and questions of H5P content; its program stays behind. */
export const readH5pContent = (content: H5pContent, files: PictureFiles): ReadH5p =>
  content.library === 'H5P.InteractiveBook' ? readBook(content, files) : readOne(content, files)

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
