import { render, screen } from '@testing-library/react'
import { richTextDocument, type RichTextDocument } from '../../contract/lectures/rich-text.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { headingsOf, RichTextView } from './RichTextView.tsx'

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})
const sample: RichTextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Atmen' }] },
    paragraph('<script>alert(1)</script>'),
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'WHO',
          marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://www.who.int' } }],
        },
        { type: 'text', text: 'Profil', marks: [{ type: 'link', attrs: { href: '/profile' } }] },
      ],
    },
    { type: 'callout', attrs: { kind: 'warning' }, content: [paragraph('Nicht mit Fieber.')] },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ type: 'listItem', content: [paragraph('Ausatmen')] }],
    },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('Zug')] }] }],
    },
    {
      type: 'image',
      attrs: {
        src: '/api/image?id=0190a6a0-0000-7000-8000-000000000001',
        alt: 'Eine Lunge',
        title: 'So sieht sie aus',
      },
    },
    { type: 'heading', attrs: { level: 3 } },
    { type: 'horizontalRule' },
  ],
}

it('shows every node of the contract as our own elements', () => {
  expect(richTextDocument.parse(sample)).toEqual(sample)
  render(
    <ThemeRoot>
      <RichTextView document={sample} />
    </ThemeRoot>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Atmen' })).toHaveAttribute('id', 'abschnitt-1')
  expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument()
  expect(screen.getByText('Achtung')).toBeInTheDocument()
  expect(screen.getByRole('list')).toHaveAttribute('start', '3')
  expect(screen.getByRole('columnheader', { name: 'Zug' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Eine Lunge' })).toHaveAttribute('loading', 'lazy')
  expect(screen.getByText('So sieht sie aus')).toBeInTheDocument()
  expect(screen.getByRole('separator')).toBeInTheDocument()
})

it('fetches the picture that is seen first at once', () => {
  render(
    <ThemeRoot>
      <RichTextView
        document={{ type: 'doc', content: sample.content.filter(({ type }) => type === 'image') }}
      />
    </ThemeRoot>,
  )
  expect(screen.getByRole('img', { name: 'Eine Lunge' })).toHaveAttribute('loading', 'eager')
})

it('leaves films and files to the page, and without one names them', () => {
  const id = '0190a6a0-0000-7000-8000-000000000001'
  const document = richTextDocument.parse({
    type: 'doc',
    content: [
      { type: 'film', attrs: { film_id: id, title: 'Die Übung' } },
      { type: 'handout', attrs: { file_id: id, title: 'Atmen', transcript: null } },
    ],
  })
  const { unmount } = render(
    <ThemeRoot>
      <RichTextView document={document} media={(block) => <p>Hier: {block.attrs.title}</p>} />
    </ThemeRoot>,
  )
  expect(screen.getByText('Hier: Die Übung')).toBeInTheDocument()
  unmount()
  render(
    <ThemeRoot>
      <RichTextView document={document} />
    </ThemeRoot>,
  )
  expect(screen.getByText('Video: Die Übung')).toBeInTheDocument()
  expect(screen.getByText('Datei: Atmen')).toBeInTheDocument()
})

it('opens other sites apart, without telling them where one comes from', () => {
  render(
    <ThemeRoot>
      <RichTextView document={sample} />
    </ThemeRoot>,
  )
  const who = screen.getByRole('link', { name: 'WHO (öffnet eine andere Website)' })
  expect(who).toHaveAttribute('target', '_blank')
  expect(who).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(screen.getByRole('link', { name: 'Profil' })).not.toHaveAttribute('target')
})

it('lists the headings for a table of contents', () => {
  expect(headingsOf(sample)).toEqual([
    { id: 'abschnitt-1', level: 2, text: 'Atmen' },
    { id: 'abschnitt-8', level: 3, text: '' },
  ])
})
