import { imageAddress } from '@kursportal/shared/client'
import type { UploadNotification } from '@kursportal/shared/contract'
import { formatTime } from '@kursportal/shared/i18n'
import { Box, DoneIcon, ErrorIcon, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { editorPath } from './bell.rules.ts'

const Fact = ({ children }: { children: ReactNode }): ReactNode => (
  <Typography
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
)

/** The picture of a film with the sign of how it went; the sign alone where there is none. */
const Sign = ({ upload: { success, thumbnail } }: { upload: UploadNotification }): ReactNode => {
  const sign = (
    <Box component="span" sx={{ color: success ? 'success.main' : 'error.main', lineHeight: 0 }}>
      {success ? <DoneIcon size={22} /> : <ErrorIcon size={22} />}
    </Box>
  )
  if (!thumbnail) return <Box sx={{ width: 72, flex: 'none', textAlign: 'center', pt: 0.25 }}>{sign}</Box>
  return (
    <Box component="span" sx={{ position: 'relative', flex: 'none', width: 72, lineHeight: 0 }}>
      <Box
        component="img"
        src={imageAddress(thumbnail, 320)}
        alt=""
        loading="lazy"
        sx={{ width: 72, aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: '6px' }}
      />
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: 27,
          right: -6,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          lineHeight: 0,
        }}
      >
        {sign}
      </Box>
    </Box>
  )
}

/**
 * One finished or failed upload: its course, why it failed, and the way to its lecture while there is one; or a course
 * that does not go live, with the way to it.
 */
export const UploadEntry = ({
  upload,
  onFollow,
}: {
  upload: UploadNotification
  onFollow: () => void
}): ReactNode => {
  const t = useTexts()
  const path = editorPath(upload)
  const isPublish = upload.kind === 'publish'
  const content = (
    <>
      <Sign upload={upload} />
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Typography
          component="span"
          sx={{ display: 'block', fontWeight: upload.seen ? 500 : 700, overflowWrap: 'anywhere' }}
        >
          {upload.name}
        </Typography>
        {upload.course_title && !isPublish && <Fact>{upload.course_title}</Fact>}
        <Fact>
          {t(isPublish ? 'bell.notPublished' : upload.success ? 'bell.success' : 'bell.failure')} ·{' '}
          {formatTime(upload.created_at)}
        </Fact>
        {upload.failure && <Fact>{t(`bell.reason.${upload.failure}`)}</Fact>}
        {isPublish && path && <Fact>{t('bell.publishAgain')}</Fact>}
        {!path && <Fact>{t(isPublish ? 'bell.courseGone' : 'bell.gone')}</Fact>}
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
