import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { RichTextView } from './RichTextView.tsx'

export default { title: 'Lesetext' } satisfies StoryMeta

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})
const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({ type, content: [paragraph(text)] })

const sample: RichTextDocument = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'Warum Pausen dem Rücken guttun' }],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Die Bandscheiben leben von ' },
        { type: 'text', text: 'Bewegung', marks: [{ type: 'bold' }] },
        { type: 'text', text: '. Wer lange sitzt, drückt das Wasser aus ihnen heraus. Mehr dazu bei der ' },
        {
          type: 'text',
          text: 'Weltgesundheitsorganisation',
          marks: [{ type: 'link', attrs: { href: 'https://www.who.int' } }],
        },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'callout',
      attrs: { kind: 'tip' },
      content: [paragraph('Stell dir eine Erinnerung: alle 30 Minuten einmal aufstehen.')],
    },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'So gehst du vor' }] },
    {
      type: 'orderedList',
      content: [
        { type: 'listItem', content: [paragraph('Füße hüftbreit aufstellen.')] },
        { type: 'listItem', content: [paragraph('Einatmen, die Arme heben.')] },
        { type: 'listItem', content: [paragraph('Ausatmen, die Schultern sinken lassen.')] },
      ],
    },
    {
      type: 'callout',
      attrs: { kind: 'warning' },
      content: [paragraph('Hör auf, wenn es sticht oder kribbelt.')],
    },
    { type: 'blockquote', content: [paragraph('Der beste Sitz ist immer der nächste.')] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [cell('tableHeader', 'Haltung'), cell('tableHeader', 'Druck auf die Bandscheibe')],
        },
        { type: 'tableRow', content: [cell('tableCell', 'Liegen'), cell('tableCell', '25 %')] },
        { type: 'tableRow', content: [cell('tableCell', 'Sitzen, vorgebeugt'), cell('tableCell', '185 %')] },
      ],
    },
    {
      type: 'callout',
      attrs: { kind: 'info' },
      content: [paragraph('Diese Werte stammen aus einer Untersuchung von 1999.')],
    },
  ],
}

export const Lecture: Story = { name: 'Lektion', render: () => <RichTextView document={sample} /> }
