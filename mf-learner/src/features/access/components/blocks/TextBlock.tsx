import { part } from '@kursportal/shared/router'
import { Box, TextSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import type { BlockOf } from './block-of.ts'

const Written = part(
  () => import(/* webpackChunkName: "written-text" */ './WrittenText.tsx'),
  <TextSkeleton />,
)

/** A text of the author; what shows it is fetched only for pages that have one. */
export const TextBlock = ({ block }: BlockOf<'text'>): ReactNode => (
  <Box sx={{ mb: { xs: 4, sm: 6 }, maxWidth: 720 }}>
    <Written document={block.document} />
  </Box>
)
