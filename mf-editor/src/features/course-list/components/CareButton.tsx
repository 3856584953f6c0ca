import { useQuery } from '@kursportal/shared/query'
import { Box, Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { countQuestions } from '../api/count-questions.ts'
import { useTexts } from '../texts.ts'

/** The way to the questions of learners, with how many are open. */
export const CareButton = (): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(countQuestions)
  const open = data?.open ?? 0
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
