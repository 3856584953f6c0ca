import type { CourseStart } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, FormSkeleton } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useHeadingFocus } from '../../../common/useHeadingFocus.ts'
import { useTexts } from './texts.ts'
import { AskFirst } from './AskFirst.tsx'
import { ConsentStep } from './ConsentStep.tsx'
import { readCourseStart } from './course-start.ts'
import { HealthStep } from './HealthStep.tsx'

type StepProps = { start: CourseStart; applies: boolean; setApplies: (applies: boolean) => void }

const Step = ({ start, applies, setApplies }: StepProps): ReactNode => {
  const { open, contraindications, early_start } = start
  const asksHealth = open.includes('contraindications') && contraindications
  useHeadingFocus(applies ? 'ask' : open[0])
  if (asksHealth && applies) return <AskFirst start={start} onBack={() => setApplies(false)} />
  if (asksHealth)
    return <HealthStep start={start} health={contraindications} onApplies={() => setApplies(true)} />
  if (open.includes('early_start') && early_start) return <ConsentStep start={start} early={early_start} />
  // Confirmed, and the lecture is on its way.
  return <FormSkeleton />
}

/** Stands in place of a lecture until what comes before the course is confirmed; then the lecture opens. */
const CourseStartGate = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const start = useQuery(readCourseStart(courseId))
  const [applies, setApplies] = useState(false)
  return (
    <Loaded
      page
      query={start}
      waiting={<FormSkeleton />}
      failed={t('lecture.failed')}
      renderFrame={(state) => (
        <Box sx={{ maxWidth: 1424, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>{state}</Box>
      )}
    >
      {(data) => <Step start={data} applies={applies} setApplies={setApplies} />}
    </Loaded>
  )
}

export default CourseStartGate
