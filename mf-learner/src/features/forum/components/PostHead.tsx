import type { ForumPost } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { AuthorPortrait } from '../../../common/forum/AuthorPortrait.tsx'
import { authorName } from '../../../common/forum/author-name.ts'
import { useTexts } from '../texts.ts'

/** Who wrote a post and when; a teacher and the team have their badge. */
export const PostHead = ({ post }: { post: ForumPost }): ReactNode => {
  const t = useTexts()
  const { kind } = post.author
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flex: 1, minWidth: 0, alignItems: 'center' }}>
      <AuthorPortrait author={post.author} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
          <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {authorName(post.author)}
          </Typography>
          {(kind === 'teacher' || kind === 'team') && (
            <StatusChip tone="primary">{t(`forum.author.${kind}`)}</StatusChip>
          )}
          {post.unread && <StatusChip tone="info">{t('forum.post.new')}</StatusChip>}
        </Box>
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          <time dateTime={post.created_at}>{formatDateTime(post.created_at)}</time>
          {post.edited_at && ` · ${t('forum.post.edited')}`}
        </Typography>
      </Box>
    </Box>
  )
}
