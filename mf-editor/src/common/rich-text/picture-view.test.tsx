import { Editor } from '@tiptap/core'
import { richTextExtensions } from './extensions.ts'

const src = '/api/image?id=01980000-0000-7000-8000-000000000001'

const open = (...content: object[]) => {
  const element = document.createElement('div')
  const editor = new Editor({ element, extensions: richTextExtensions(), content: { type: 'doc', content } })
  return { editor, element }
}

it('shows a picture with its caption while one writes, and copies the picture alone', () => {
  const { editor, element } = open({ type: 'image', attrs: { src, alt: 'Ein Ball', title: 'Der Ball' } })
  expect(element.querySelector('figure img')?.getAttribute('alt')).toBe('Ein Ball')
  expect(element.querySelector('figcaption')?.textContent).toBe('Der Ball')
  expect(editor.getHTML()).not.toContain('figcaption')
  editor.commands.setNodeSelection(0)
  editor.commands.updateAttributes('image', { title: null })
  expect(element.querySelector('figcaption')).toBeNull()
})

it('shows what a call-out is called, as learners see it, without making it part of the text', () => {
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Langsam.' }] }
  const { editor, element } = open({ type: 'callout', attrs: { kind: 'warning' }, content: [words] })
  expect(element.querySelector('aside')?.dataset['heading']).toBe('Achtung')
  expect(editor.getText().trim()).toBe('Langsam.')
})
