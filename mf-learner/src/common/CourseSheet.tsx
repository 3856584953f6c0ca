import { Box, courseTone } from '@kursportal/shared/ui'
import type { ComponentProps, ReactNode } from 'react'

type Props = { courseTitle: string; children: ReactNode } & Pick<ComponentProps<typeof Box>, 'sx'>

/** A large sheet in the course's colour, where one works in the course itself. */
export const CourseSheet = ({ courseTitle, sx, children }: Props): ReactNode => (
  <Box
    sx={[
      {
        bgcolor: `course.${courseTone(courseTitle)}.soft`,
        borderRadius: { xs: '20px', sm: '28px' },
        p: { xs: 2.5, sm: 5 },
        mx: { xs: -1, sm: 0 },
        minWidth: 0,
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    {children}
  </Box>
)
