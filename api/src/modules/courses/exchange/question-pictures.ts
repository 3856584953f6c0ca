import { parseFragment } from 'parse5'
import { altText, pictureName } from './alt-text.ts'
import { attribute, type HtmlNode } from './html-node.ts'
import { PICTURE, type ReadQuestions } from './plan.types.ts'
import { leftOut, short } from './quizzes.ts'

/** The pictures of a package by the addresses a page names them by. */
export type PictureFiles = {
  /** The key of a picture there is. */
  keyOf: (address: string) => string | undefined
  bytesOf: (key: string) => Uint8Array
}

/** Where a file brings no pictures along. */
export const NO_PICTURES: PictureFiles = { keyOf: () => undefined, bytesOf: () => new Uint8Array() }

const imagesIn = (node: HtmlNode): HtmlNode[] =>
  node.nodeName === 'img' ? [node] : (node.childNodes ?? []).flatMap(imagesIn)

/** The first question of what is read with a picture of the package. */
export const pictured = (
  read: ReadQuestions,
  { key, alt }: { key: string; alt: string },
  files: PictureFiles,
): ReadQuestions => {
  const [first, ...others] = read.questions
  if (!first) return read
  return {
    ...read,
    questions: [{ ...first, picture: { image_id: PICTURE + key, alt } }, ...others],
    pictures: new Map([...(read.pictures ?? []), [key, () => files.bytesOf(key)]]),
  }
}

/**
 * A question with the first picture of what is asked; others stay behind, as do those of its answers, which is told.
 * @param asked the HTML of what is asked
 * @param answers the HTML of its answers
 */
export const illustrated = (
  read: ReadQuestions,
  { asked, answers, what }: { asked: string; answers: string; what: string },
  files: PictureFiles,
): ReadQuestions => {
  const images = imagesIn(parseFragment(asked) as HtmlNode)
  const [image] = images
  const key = image && files.keyOf(attribute(image, 'src') ?? '')
  const missed =
    images.length - (key === undefined ? 0 : 1) + imagesIn(parseFragment(answers) as HtmlNode).length
  if (read.questions.length === 0) return read
  const left_out = missed > 0 ? [...read.left_out, ...leftOut(what, 'picture').left_out] : read.left_out
  if (!image || key === undefined) return { ...read, left_out }
  const alt = short(
    altText(attribute(image, 'alt') ?? '') || pictureName(image).replace(/\.[a-z]+$/i, ''),
    300,
  )
  return pictured({ ...read, left_out }, { key, alt }, files)
}
