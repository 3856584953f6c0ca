import type { CourseDraft } from '@kursportal/shared/contract'
import { useMatch, useSearchParams } from '@kursportal/shared/router'
import { Box, Button, ClockIcon, EyeIcon, PublishIcon, Stack } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { HistorySheet } from './HistorySheet.tsx'
import { PublishDialog } from './PublishDialog.tsx'

/** The buttons above a course: its preview, its versions, and publishing. `?publish=1` in the address opens the dialog. */
export const PublishBar = ({ course, isSlim }: { course: CourseDraft; isSlim: boolean }): ReactNode => {
  const t = useTexts()
  const [params, setParams] = useSearchParams()
  const [history, setHistory] = useState(false)
  const lecture = useMatch('/course-editor/courses/:courseId/lectures/:videoId')
  const open = params.get('publish') === '1'
  const setOpen = (next: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next) after.set('publish', '1')
        else after.delete('publish')
        return after
      },
      { replace: true },
    )
  return (
    <>
      <Stack
        direction="row"
        sx={{
          // On phones both share a line of their own, below how the course stands.
          flex: { xs: isSlim ? 'none' : '1 1 100%', sm: 'none' },
          '& > *': { flex: { xs: isSlim ? 'none' : '1 1 auto', sm: 'none' } },
          flexWrap: 'wrap',
          gap: { xs: 1, sm: 1.5 },
        }}
      >
        <Button
          variant="outlined"
          href={paths.preview(course.id, lecture?.params.videoId)}
          aria-label={t('editor.previewAs')}
          sx={{ minWidth: 44, px: isSlim ? 1 : { xs: 1.5, sm: 2.5 } }}
        >
          <EyeIcon size={20} />
          {!isSlim && (
            <Box component="span" sx={{ ml: 1 }}>
              {t('editor.preview')}
            </Box>
          )}
        </Button>
        <Button
          variant="outlined"
          onClick={() => setHistory(true)}
          aria-label={isSlim ? t('editor.versions') : undefined}
          sx={{ minWidth: 44, px: isSlim ? 1 : { xs: 1.5, sm: 2.5 } }}
        >
          <ClockIcon size={20} />
          {!isSlim && (
            <Box component="span" sx={{ ml: 1 }}>
              {t('editor.versions')}
            </Box>
          )}
        </Button>
        <Button
          variant="contained"
          onClick={() => setOpen(true)}
          aria-label={isSlim ? t('editor.publish') : undefined}
          sx={{ minWidth: 44, px: isSlim ? 1 : { xs: 1.5, sm: 2.5 } }}
        >
          <PublishIcon size={20} />
          {!isSlim && (
            <Box component="span" sx={{ ml: 1 }}>
              {t('editor.publish')}
            </Box>
          )}
        </Button>
      </Stack>
      <PublishDialog course={course} open={open} onClose={() => setOpen(false)} />
      <HistorySheet course={course} open={history} onClose={() => setHistory(false)} />
    </>
  )
}
