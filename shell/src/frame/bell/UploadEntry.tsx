import type { UploadNotification } from '@kursportal/shared/contract'
import { formatTime } from '@kursportal/shared/i18n'
import { Box, DoneIcon, ErrorIcon, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { editorPath } from './bell.rules.ts'

/** One finished or failed upload, leading to its lecture. */
export const UploadEntry = ({
  upload,
  onFollow,
}: {
  upload: UploadNotification
  onFollow: () => void
}): ReactNode => {
  const t = useTexts()
  const path = editorPath(upload)
  const content = (
    <>
      <Box
        component="span"
        sx={{ color: upload.success ? 'success.main' : 'error.main', lineHeight: 0, flex: 'none', pt: 0.25 }}
      >
        {upload.success ? <DoneIcon size={22} /> : <ErrorIcon size={22} />}
      </Box>
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Typography
          component="span"
          sx={{ display: 'block', fontWeight: upload.seen ? 500 : 700, overflowWrap: 'anywhere' }}
        >
          {upload.name}
        </Typography>
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}>
          {t(upload.success ? 'bell.success' : 'bell.failure')} · {formatTime(upload.created_at)}
        </Typography>
      </Box>
    </>
  )
  const look = {
    display: 'flex',
    gap: 1.5,
    px: 2,
    py: 1.5,
    color: 'text.primary',
    bgcolor: upload.seen ? 'transparent' : 'primary.soft',
  }
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {path ? (
        <Link
          href={path}
          underline="none"
          onClick={onFollow}
          sx={{ ...look, '&:hover': { bgcolor: 'action.hover' } }}
        >
          {content}
        </Link>
      ) : (
        <Box sx={look}>{content}</Box>
      )}
    </Box>
  )
}
