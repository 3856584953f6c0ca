import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'
import { handoutsOf, linksOf, linkTarget } from './links.ts'

const ID = '01980000-0000-7000-8000-000000000001'
const HOME = 'https://kurse.example'

it.each([
  [`/courses/${ID}`, { kind: 'course', id: ID }],
  [`${HOME}/courses/${ID}?x=1`, { kind: 'course', id: ID }],
  [`/courses/${ID}/lectures/${ID}#oben`, { kind: 'lecture', id: ID }],
  [`/access/${ID.toUpperCase()}`, { kind: 'access', id: ID }],
  [`/api/attachment?attachment-id=${ID}`, { kind: 'handout', id: ID }],
  [`/api/image?id=${ID}`, { kind: 'image', id: ID }],
  [`/course-editor/courses/${ID}`, { kind: 'editor' }],
  [`${HOME}/admin`, { kind: 'editor' }],
  ['/faq', { kind: 'other' }],
  ['#abschnitt', { kind: 'other' }],
  ['mailto:eva@beispiel.de', { kind: 'other' }],
  ['tel:+491234', { kind: 'other' }],
  ['https://beispiel.de/a?b=1#c', { kind: 'outside', address: 'https://beispiel.de/a?b=1' }],
  ['HTTP://BEISPIEL.de', { kind: 'outside', address: 'http://beispiel.de/' }],
  [`${HOME}.evil.example/courses/${ID}`, { kind: 'outside', address: `${HOME}.evil.example/courses/${ID}` }],
  ['https://[', { kind: 'other' }],
])('%s', (address, target) => {
  expect(linkTarget(address, HOME)).toEqual(target)
})

it('finds links wherever they stand, each once, and the files of handouts', () => {
  const linked = (href: string) => ({
    type: 'text' as const,
    text: 'hier',
    marks: [{ type: 'bold' as const }, { type: 'link' as const, attrs: { href } }],
  })
  const paragraph = (href: string) => ({ type: 'paragraph' as const, content: [linked(href)] })
  const document: RichTextDocument = {
    type: 'doc',
    content: [
      paragraph('/faq'),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('https://a.example')] }] },
      { type: 'blockquote', content: [paragraph('/faq')] },
      { type: 'handout', attrs: { file_id: ID, title: 'Plan' } },
    ],
  }
  expect(linksOf(document)).toEqual(['/faq', 'https://a.example'])
  expect(handoutsOf(document)).toEqual([{ file_id: ID, title: 'Plan' }])
  expect(linksOf(null)).toEqual([])
})
