import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The name of a release, letter by letter, so that two can be told apart. */
export const Version = ({ children }: { children: string }): ReactNode => (
  <Box
    component="span"
    sx={{
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: '0.95em',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
)
