import { imageAddress } from '@kursportal/shared/client'
import type { ForumPost } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Avatar, Box, PersonIcon, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { authorName } from '../../../common/forum/author-name.ts'
import { useTexts } from '../../../texts/index.ts'

const Nobody = (): ReactNode => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      width: 44,
      height: 44,
      borderRadius: '50%',
      bgcolor: 'background.sunken',
      color: 'text.secondary',
    }}
  >
    <PersonIcon size={22} />
  </Box>
)

/** Who wrote a post and when; a teacher and the team have their badge. */
export const PostHead = ({ post }: { post: ForumPost }): ReactNode => {
  const t = useTexts()
  const { kind, name, image_id: imageId } = post.author
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flex: 1, minWidth: 0, alignItems: 'center' }}>
      {name ? <Avatar name={name} src={imageId ? imageAddress(imageId, 160) : undefined} /> : <Nobody />}
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
