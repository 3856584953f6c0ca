/** Shows rich texts as the contract defines them. */
export { headingsOf, RichTextView, type Heading } from './RichTextView.tsx'
export { Prose } from './Prose.tsx'
export { richTextText } from './rich-text-texts.ts'
