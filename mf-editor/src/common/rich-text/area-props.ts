import type { EditorProps } from '@tiptap/pm/view'
import { pasteProps } from './pasted-pictures.ts'

/** Takes a key before the text does; true when it is done with it. */
export type KeyTaker = (event: KeyboardEvent) => boolean

/** Whoever takes the keys of a text before the text does: its open menu first, then what moves its blocks. */
export type KeySeat = {
  /** Lets somebody take the keys; gives the way to let go of them. */
  sit: (place: 'menu' | 'blocks', taker: KeyTaker) => () => void
  /** Whether somebody took a key. */
  take: KeyTaker
}

/** An empty seat, one a text. */
export const createKeySeat = (): KeySeat => {
  const takers: { menu?: KeyTaker; blocks?: KeyTaker } = {}
  return {
    sit: (place, taker) => {
      takers[place] = taker
      return () => {
        if (takers[place] === taker) delete takers[place]
      }
    },
    take: (event) => (takers.menu?.(event) ?? false) || (takers.blocks?.(event) ?? false),
  }
}

type Area = {
  /** What the area is called. */
  label: string
  /** What a picture may weigh. */
  maxBytes: number
  /** Gets the pictures that can be uploaded; the caret stands where they belong. */
  onPictures: (pictures: File[]) => void
  keys: KeySeat
}

/** What the area of every text editor is to browsers and screen readers, and what it does with keys and pasted things. */
export const areaProps = ({ label, maxBytes, onPictures, keys }: Area): EditorProps => ({
  attributes: {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    lang: 'de',
    spellcheck: 'true',
  },
  handleKeyDown: (_view, event) => keys.take(event),
  ...pasteProps(maxBytes, onPictures),
})
