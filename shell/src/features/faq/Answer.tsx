export { Markdown as default } from '@kursportal/shared/ui/markdown'
