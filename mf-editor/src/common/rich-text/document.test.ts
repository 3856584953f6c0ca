import type { RichTextDocument } from '@kursportal/shared/contract'
import { Editor } from '@tiptap/core'
import { linkAddress, toContent, toDocument } from './document.ts'
import { placeMedia } from './media-nodes.ts'
import { richTextExtensions } from './extensions.ts'

const editorWith = (content: string): Editor => new Editor({ extensions: richTextExtensions(), content })

it.each([
  ['https://beispiel.de/seite', 'https://beispiel.de/seite'],
  [' beispiel.de ', 'https://beispiel.de'],
  ['anna@beispiel.de', 'mailto:anna@beispiel.de'],
  ['tel:+4930123456', 'tel:+4930123456'],
  ['/my-courses', '/my-courses'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//boese.de', undefined],
  ['nur worte', undefined],
  ['', undefined],
])('takes „%s“ as the address %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

it('stores everything the toolbar can make, and gives it back unchanged', () => {
  const editor = editorWith('<p>Anfang</p>')
  editor
    .chain()
    .setContent(
      '<h2>Titel</h2><p><strong>fett</strong> <em>kursiv</em> <u>unter</u> <a href="https://beispiel.de">Link</a></p>' +
        '<ul><li><p>eins</p><ul><li><p>zwei</p></li></ul></li></ul><ol><li><p>a</p></li></ol>' +
        '<blockquote><p>Zitat</p></blockquote><aside data-callout="tip"><p>Tipp</p></aside><hr>',
    )
    .focus('end')
    .insertTable({ rows: 2, cols: 2, withHeaderRow: true })
    .run()
  editor
    .chain()
    .focus('start')
    .setImage({ src: '/api/image?id=01890000-0000-7000-8000-000000000001', alt: 'Ein Kreis' })
    .run()
  const document = toDocument(editor.getJSON())
  expect(document?.content.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'heading',
      'bulletList',
      'orderedList',
      'blockquote',
      'callout',
      'table',
      'image',
    ]),
  )
  if (!document) throw new Error('not stored')
  editor.commands.setContent(toContent(document))
  expect(toDocument(editor.getJSON())).toEqual(document)
})

it('stores films and files one after the other, changes the chosen one, and gives them back when copied', () => {
  const id = '01890000-0000-7000-8000-000000000001'
  const sound = { file_id: id, title: 'Atmen', transcript: 'Ein und aus' }
  const editor = editorWith('<p>Anfang</p>')
  const mediaOf = (document: RichTextDocument | undefined) =>
    document?.content.filter(({ type }) => type === 'film' || type === 'handout')
  const chooseFilm = () =>
    editor.state.doc.descendants((node, position) => {
      if (node.type.name === 'film') editor.commands.setNodeSelection(position)
    })
  placeMedia(editor, { type: 'film', attrs: { film_id: id, title: 'Die Übung' } })
  expect(
    toDocument(editor.getJSON())
      ?.content.slice(0, 2)
      .map(({ type }) => type),
  ).toEqual(['paragraph', 'film'])
  chooseFilm()
  placeMedia(editor, { type: 'handout', attrs: sound })
  chooseFilm()
  placeMedia(editor, { type: 'film', attrs: { film_id: id, title: 'Die ganze Übung' } })
  const media = [
    { type: 'film', attrs: { film_id: id, title: 'Die ganze Übung' } },
    { type: 'handout', attrs: sound },
  ]
  expect(mediaOf(toDocument(editor.getJSON()))).toEqual(media)
  expect(mediaOf(toDocument(editorWith(editor.getHTML()).getJSON()))).toEqual(media)
})

it('puts a film in the place of an empty paragraph, and below a list', () => {
  const film = {
    type: 'film',
    attrs: { film_id: '01890000-0000-7000-8000-000000000001', title: 'x' },
  } as const
  const typesAfter = (content: string) => {
    const editor = editorWith(content)
    placeMedia(editor, film)
    return editor.getJSON().content?.map(({ type }) => type)
  }
  expect(typesAfter('')?.[0]).toBe('film')
  expect(typesAfter('<ul><li><p>eins</p></li><li><p>zwei</p></li></ul><p>Ende</p>')).toEqual([
    'bulletList',
    'film',
    'paragraph',
  ])
})

it('brings what is pasted from a word processor into a form that can be stored', () => {
  const document = toDocument(
    editorWith(
      '<h1 style="color:red">Groß</h1><p class="MsoNormal"><span style="font-family:Arial">Text</span></p>' +
        '<table><tr><td><h2>Zelle</h2><ul><li>Punkt</li></ul></td></tr></table><pre><code>x</code></pre>' +
        '<blockquote><h2>Zitat</h2></blockquote><script>alert(1)</script>',
    ).getJSON(),
  )
  expect(document).toBeDefined()
  expect(JSON.stringify(document)).not.toContain('script')
})

it('leaves out pictures from elsewhere and links that lead nowhere good', () => {
  const editor = editorWith(
    '<p><img src="https://beispiel.de/x.png" alt="x">Wort <a href="ftp://x.de">Datei</a></p>',
  )
  expect(toDocument(editor.getJSON())).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort Datei' }] }],
  })
})
