import { toast } from '@kursportal/shared/ui'
import { fileProblem } from '@kursportal/shared/ui/forms'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { pictureTypes } from '../picture-types.ts'
import { translate } from './texts.ts'
import { cleanPaste } from './clean-paste.ts'
import { picturesInPaste } from './pictures-in-paste.ts'

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

const picturesOf = (data: DataTransfer | null): File[] =>
  filesOf(data).filter(({ type }) => type.startsWith('image/'))

/** Whether what is pasted has words, so that its pictures come beside them and are not what was meant. */
const hasWords = (data: DataTransfer | null): boolean => {
  const html = data?.getData('text/html') ?? ''
  if (html === '') return (data?.getData('text/plain') ?? '').trim() !== ''
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== ''
}

/**
 * What the editor does with pasted and dropped things: pictures are handed on to be uploaded, what a word processor
 * writes is brought into the editor's own forms. Pictures that come with words follow them.
 * @param maxBytes what a picture may weigh
 * @param onPictures gets the pictures that can be uploaded; the caret stands where they belong
 */
export const pasteProps = (
  maxBytes: number,
  onPictures: (pictures: File[]) => void,
): Pick<EditorProps, 'handlePaste' | 'handleDrop' | 'transformPastedHTML'> => {
  const take = (pictures: File[]): boolean => {
    if (pictures.length === 0) return false
    const good = pictures.filter((picture) => {
      const problem = fileProblem(picture, { accept: pictureTypes, maxBytes })
      if (problem) toast.error(translate(`richText.pictureProblem.${problem}`, { name: picture.name }))
      return !problem
    })
    if (good.length > 0) onPictures(good)
    return true
  }
  return {
    transformPastedHTML: cleanPaste,
    handlePaste: (_view, { clipboardData }) => {
      if (!hasWords(clipboardData)) return take(picturesOf(clipboardData))
      const html = clipboardData?.getData('text/html') ?? ''
      const { files, missing } = picturesInPaste(html, clipboardData?.getData('text/rtf') ?? '')
      if (missing > 0) toast.info(translate('richText.foreignPictures'))
      // Behind the words, which stand in the text only after this.
      if (files.length > 0) queueMicrotask(() => take(files))
      return false
    },
    handleDrop: (view, event, _slice, isMoved) => {
      const pictures = picturesOf(event.dataTransfer)
      if (isMoved || pictures.length === 0) return false
      event.preventDefault()
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (place) {
        const { state } = view
        view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(place.pos))))
      }
      return take(pictures)
    },
  }
}
