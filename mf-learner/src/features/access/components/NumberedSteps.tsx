import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** Steps in their order, numbered. */
export const NumberedSteps = ({
  steps,
}: {
  steps: readonly { title: string; text?: string }[]
}): ReactNode => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5, maxWidth: 720 }}>
    {steps.map(({ title, text }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- steps are known by their place
      <Box component="li" key={index} sx={{ display: 'flex', gap: 2 }}>
        <Box
          component="span"
          aria-hidden
          sx={{
            flex: 'none',
            width: 40,
            height: 40,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            fontWeight: 700,
            bgcolor: 'primary.soft',
            color: 'primary.onSoft',
          }}
        >
          {index + 1}
        </Box>
        <Box sx={{ minWidth: 0, pt: 0.75, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: text === undefined ? 400 : 600 }}>{title}</Typography>
          {text && <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{text}</Typography>}
        </Box>
      </Box>
    ))}
  </Box>
)
