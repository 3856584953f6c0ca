/** Texts admins write in Markdown: legal pages, answers, mails. Shown as ours, and written with a bar of tools. */
export { Markdown } from './Markdown.tsx'
export { MarkdownField } from './MarkdownField.tsx'
