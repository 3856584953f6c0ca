import type { QuizContent, QuizQuestion, RichTextBlock, RichTextDocument } from '@kursportal/shared/contract'
import { doc } from '@kursportal/api/seed/rich-text'
import type { IllustrationKey } from '../media/illustrations.ts'

const SEEDED = 'seed:'

/** A drawn picture with the text for those who cannot see it, and a caption. */
export const image = (
  key: IllustrationKey,
  alt: string,
  title: string,
): Extract<RichTextBlock, { type: 'image' }> => ({
  type: 'image',
  attrs: { src: SEEDED + key, alt, title },
})

/** The keys of the drawn pictures of a document, in their order. */
export const seededImages = (document: RichTextDocument): string[] =>
  document.content.flatMap((block) =>
    block.type === 'image' && block.attrs.src.startsWith(SEEDED)
      ? [block.attrs.src.slice(SEEDED.length)]
      : [],
  )

/** The same document with every drawn picture's address replaced by what `addressOf` gives for its key. */
export const withImageSources = (
  document: RichTextDocument,
  addressOf: (key: string) => string,
): RichTextDocument =>
  doc(
    ...document.content.map((block) =>
      block.type === 'image' && block.attrs.src.startsWith(SEEDED)
        ? { ...block, attrs: { ...block.attrs, src: addressOf(block.attrs.src.slice(SEEDED.length)) } }
        : block,
    ),
  )

/** A drawn picture of a quiz, by its key, until `withQuizPictures` names the stored one. */
export const picture = (key: IllustrationKey): string => SEEDED + key

/** A question that is shown with a drawn picture. */
export const besidePicture = (key: IllustrationKey, alt: string, question: QuizQuestion): QuizQuestion => ({
  ...question,
  picture: { image_id: picture(key), alt },
})

/** The same quiz with every drawn picture's key replaced by the id that `idOf` gives for it; none where it gives none. */
export const withQuizPictures = (
  quiz: QuizContent,
  idOf: (key: string) => string | undefined,
): QuizContent => ({
  ...quiz,
  questions: quiz.questions.map(({ picture: seeded, ...question }) => {
    const image_id = seeded && idOf(seeded.image_id.slice(SEEDED.length))
    const shown = image_id ? { ...question, picture: { ...seeded, image_id } } : question
    if (shown.type !== 'image_choice') return shown
    const options = shown.options.map((option) => ({
      ...option,
      image_id: idOf(option.image_id?.slice(SEEDED.length) ?? '') ?? null,
    }))
    return { ...shown, options }
  }),
})
