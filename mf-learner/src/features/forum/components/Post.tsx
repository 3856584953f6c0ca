import type { ForumPost, ForumThreadPage } from '@kursportal/shared/contract'
import { Alert, Box, Button, Card, CardBody, DoneIcon, StatusChip, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { authorName } from '../../../common/forum/author-name.ts'
import { useTexts } from '../texts.ts'
import { EditPost } from './EditPost.tsx'
import { PostHead } from './PostHead.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostText } from './PostText.tsx'
import { Referrer } from './Referrer.tsx'

type Props = {
  thread: ForumThreadPage
  post: ForumPost
  highlighted: boolean
  onReply: (() => void) | undefined
}

const Removed = ({ post }: { post: ForumPost }): ReactNode => {
  const t = useTexts()
  return (
    <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {t(post.deleted === 'moderator' ? 'forum.post.deletedByModerator' : 'forum.post.deletedByAuthor')}
    </Typography>
  )
}

/** One post: who, when, what, and what one may do with it. */
export const Post = ({ thread, post, highlighted, onReply }: Props): ReactNode => {
  const t = useTexts()
  const [editing, setEditing] = useState(false)
  return (
    <Card
      data-post={post.id}
      tabIndex={-1}
      as="article"
      aria-label={authorName(post.author)}
      sx={{
        ...(post.solution && { borderColor: 'success.main', borderWidth: 2 }),
        ...(highlighted && { bgcolor: 'primary.soft' }),
        ...(post.deleted && { bgcolor: 'transparent', boxShadow: 'none' }),
      }}
    >
      <CardBody sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
          <PostHead post={post} />
          {!post.deleted && (
            <Box sx={{ flex: 'none', mt: -0.75, mr: -1 }}>
              <PostMenu thread={thread} post={post} onEdit={() => setEditing(true)} />
            </Box>
          )}
        </Box>
        {post.solution && (
          <Box>
            <StatusChip tone="success" icon={<DoneIcon />}>
              {t('forum.post.solution')}
            </StatusChip>
          </Box>
        )}
        {post.referrer && <Referrer thread={thread} referrer={post.referrer} />}
        {post.deleted ? (
          <Removed post={post} />
        ) : editing ? (
          <EditPost post={post} onClose={() => setEditing(false)} />
        ) : (
          <PostText text={post.text} />
        )}
        {post.reported && <Alert severity="info">{t('forum.post.reported')}</Alert>}
        {onReply && !post.author.own && !post.deleted && !editing && (
          <Box>
            <Button
              variant="text"
              size="small"
              onClick={onReply}
              aria-label={t('forum.post.replyTo', { name: authorName(post.author) })}
              sx={{ ml: -2 }}
            >
              {t('forum.post.reply')}
            </Button>
          </Box>
        )}
      </CardBody>
    </Card>
  )
}
