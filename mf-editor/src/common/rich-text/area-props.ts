import type { EditorProps } from '@tiptap/pm/view'
import { pasteProps } from './pasted-pictures.ts'

/**
 * What the area of every text editor is to browsers and screen readers, and what it does with what is pasted.
 * @param label what the area is called
 * @param maxBytes what a picture may weigh
 * @param onPictures gets the pictures that can be uploaded; the caret stands where they belong
 */
export const areaProps = (
  label: string,
  maxBytes: number,
  onPictures: (pictures: File[]) => void,
): EditorProps => ({
  attributes: {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    lang: 'de',
    spellcheck: 'true',
  },
  ...pasteProps(maxBytes, onPictures),
})
