import { jest } from '@jest/globals'
import { Editor } from '@tiptap/react'
import { richTextExtensions } from './extensions.ts'
import { selectLink } from './select-link.ts'

const scrolled = jest.fn()

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

const editor = () =>
  new Editor({
    extensions: richTextExtensions(),
    content: '<p>Mehr im <a href="https://da.example">Blatt</a>, <a href="https://weg.example">Buch</a>.</p>',
  })

const selected = ({ state: { doc, selection } }: Editor) => doc.textBetween(selection.from, selection.to)

it('selects the link that leads to an address and brings it into sight', () => {
  const text = editor()
  expect(selectLink(text, 'https://weg.example')).toBe(true)
  expect(selected(text)).toBe('Buch')
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
})

it('leaves a text without that link as it is', () => {
  const text = editor()
  expect(selectLink(text, 'https://anders.example')).toBe(false)
  expect(selected(text)).toBe('')
  expect(scrolled).not.toHaveBeenCalled()
})
