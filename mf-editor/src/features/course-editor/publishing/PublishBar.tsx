import type { CourseDraft } from '@kursportal/shared/contract'
import { useSearchParams } from '@kursportal/shared/router'
import { Button, ClockIcon, PublishIcon, Stack } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { HistorySheet } from './HistorySheet.tsx'
import { PublishDialog } from './PublishDialog.tsx'

/** The buttons above a course: its versions, and publishing. `?publish=1` in the address opens the dialog. */
export const PublishBar = ({ course }: { course: CourseDraft }): ReactNode => {
  const t = useTexts()
  const [params, setParams] = useSearchParams()
  const [history, setHistory] = useState(false)
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
          flexWrap: 'wrap',
          gap: 1.5,
          '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1.5, sm: 3 } },
        }}
      >
        <Button variant="outlined" startIcon={<ClockIcon size={20} />} onClick={() => setHistory(true)}>
          {t('editor.versions')}
        </Button>
        <Button variant="contained" startIcon={<PublishIcon size={20} />} onClick={() => setOpen(true)}>
          {t('editor.publish')}
        </Button>
      </Stack>
      <PublishDialog course={course} open={open} onClose={() => setOpen(false)} />
      <HistorySheet course={course} open={history} onClose={() => setHistory(false)} />
    </>
  )
}
