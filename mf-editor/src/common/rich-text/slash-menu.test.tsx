import { jest } from '@jest/globals'
import { renderPage } from '@kursportal/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useEditor, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { areaProps, createKeySeat } from './area-props.ts'
import { richTextExtensions } from './extensions.ts'
import { matchingItems, slashItems, slashSearch } from './slash.ts'
import { WritingArea } from './WritingArea.tsx'

const film = jest.fn<(editor: Editor) => void>()
let writing: Editor

const Page = (): ReactNode => {
  const [keys] = useState(createKeySeat)
  const [extensions] = useState(richTextExtensions)
  const editor = useEditor({
    extensions,
    content: '<p></p>',
    editorProps: areaProps({ label: 'Text', maxBytes: 1000, onPictures: () => undefined, keys }),
    onCreate: ({ editor: made }) => {
      // Nothing has a place without a layout.
      made.view.coordsAtPos = () => ({ top: 0, bottom: 0, left: 0, right: 0 })
      writing = made
    },
  })
  return <WritingArea editor={editor} part="text" keys={keys} dialogs={{ film }} />
}

const area = () => screen.getByLabelText('Text', { selector: '[contenteditable]' })
const press = (key: string, more = {}) => act(() => void fireEvent.keyDown(area(), { key, ...more }))
const type = (text: string) => act(() => void writing.commands.insertContent(text))
const entry = (name: string) => screen.getByRole('option', { name })

const start = async () => {
  const { user } = renderPage(<Page />)
  await screen.findByRole('textbox', { name: 'Text' })
  act(() => {
    area().focus()
    writing.commands.focus('end')
  })
  return user
}

it.each([
  ['<p>/</p>', '', 1],
  ['<p>/üb</p>', 'üb', 1],
  ['<p>Text /h2</p>', 'h2', 6],
  ['<p>und/oder</p>', undefined, 0],
  ['<p>/a b</p>', undefined, 0],
  ['<p>/viel zu viele Buchstaben hinter einem Strich</p>', undefined, 0],
  ['<h2>/</h2>', undefined, 0],
  ['<blockquote><p>/</p></blockquote>', undefined, 0],
])('looks for what stands behind a /: %s', async (html, text, from) => {
  await start()
  act(() => {
    writing.commands.setContent(html)
    let end = 0
    writing.state.doc.descendants((node, at) => {
      if (node.isText) end = at + node.nodeSize
    })
    writing.commands.setTextSelection(end)
  })
  expect(slashSearch(writing)?.text).toBe(text)
  if (text !== undefined) expect(slashSearch(writing)?.from).toBe(from)
})

it.each([
  ['ueber', ['Überschrift', 'Zwischenüberschrift']],
  ['h2', ['Überschrift']],
  ['stichp', ['Aufzählung']],
  ['foto', ['Bild']],
  ['warn', ['Hinweiskasten']],
  ['xyz', []],
])('finds entries by what people call them: %s', (search, labels) => {
  const items = slashItems({ image: () => undefined })
  expect(matchingItems(items, search).map(({ label }) => label)).toEqual(labels)
})

it('is chosen with the arrows and Enter, and the text names the chosen entry', async () => {
  await start()
  type('/')
  expect(screen.getByRole('listbox', { name: 'Einfügen' })).toBeVisible()
  // What scrolls needs no focus of its own, as it belongs to a box with suggestions.
  expect(screen.getByRole('combobox', { name: 'Text', expanded: true })).toBe(area())
  expect(area()).not.toHaveAttribute('aria-multiline')
  expect(area()).toHaveAttribute('aria-activedescendant', entry('Absatz').id)
  press('ArrowUp')
  expect(entry('Video')).toHaveAttribute('aria-selected', 'true')
  press('ArrowDown')
  press('ArrowDown')
  expect(area()).toHaveAttribute('aria-activedescendant', entry('Überschrift').id)
  press('Enter')
  expect(writing.getHTML()).toContain('<h2></h2>')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(area()).not.toHaveAttribute('aria-activedescendant')
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('aria-multiline', 'true')
})

it('is pressed; what needs a dialog opens it, and nothing of the search stays', async () => {
  const user = await start()
  type('/vid')
  await user.click(entry('Video'))
  expect(film).toHaveBeenCalledTimes(1)
  expect(writing.getText().trim()).toBe('')
})

it('is closed with Escape, which leaves what was typed, and opens with the next /', async () => {
  await start()
  type('/')
  press('Escape')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  type('li')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(writing.getText()).toBe('/li')
  type(' /')
  expect(screen.getByRole('listbox')).toBeVisible()
})

it('says when there is nothing of that name', async () => {
  await start()
  type('/quatsch')
  expect(screen.getByText('Dazu gibt es nichts zum Einfügen.')).toBeInTheDocument()
})

it('moves the block at the caret with Alt and the arrows, and by its menu', async () => {
  const user = await start()
  act(() => {
    writing.commands.setContent('<p>Eins</p><p>Zwei</p>')
    writing.commands.setTextSelection(2)
  })
  press('ArrowDown', { altKey: true })
  expect(writing.getText({ blockSeparator: ' ' })).toBe('Zwei Eins')
  expect(screen.getByText('Steht jetzt an Stelle 2 von 2.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Abschnitt 2 von 2/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^Nach oben/ }))
  expect(writing.getText({ blockSeparator: ' ' })).toBe('Eins Zwei')
})
