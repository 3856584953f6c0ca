import { Box, Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** The way to the questions of learners, with how many are open. */
export const CareButton = ({ open }: { open: number }): ReactNode => {
  const t = useTexts()
  return (
    <Button variant="outlined" href={paths.care}>
      {t('courseList.care')}
      {open > 0 && (
        <Box component="span" sx={{ ml: 1, fontWeight: 400 }}>
          {t('courseList.careOpen', { count: open })}
        </Box>
      )}
    </Button>
  )
}
