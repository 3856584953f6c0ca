import type { ForumAuthor } from '@kursportal/shared/contract'
import { translate } from './texts.ts'

/** What stands for who wrote something, as the reader sees them. */
export const authorName = ({ kind, name, own }: ForumAuthor): string => {
  if (kind === 'gone') return translate('forum.author.gone')
  if (kind === 'anonymous') return translate(own ? 'forum.author.ownAnonymous' : 'forum.author.anonymous')
  return own ? translate('forum.author.own', { name }) : name
}
