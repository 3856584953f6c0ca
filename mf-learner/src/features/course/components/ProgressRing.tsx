import { formatPercent } from '@kursportal/shared/i18n'
import { Box, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The ring's way round, in its own units: so that a share of it is a share of 100. */
const RADIUS = 100 / (2 * Math.PI)

type Props = { label: string; value: number; children: ReactNode }

/** How far one is, as a ring with the percent in its middle and the words beside it. */
export const ProgressRing = ({ label, value, children }: Props): ReactNode => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <Box sx={{ position: 'relative', flex: 'none', width: 76, height: 76, color: 'primary.main' }}>
      <VisuallyHidden>
        <progress aria-label={label} max={100} value={Math.round(value * 100)} />
      </VisuallyHidden>
      <svg viewBox="0 0 36 36" aria-hidden>
        <g fill="none" strokeWidth="3.4" transform="rotate(-90 18 18)">
          <Box
            component="circle"
            cx="18"
            cy="18"
            r={RADIUS}
            sx={{ stroke: (theme) => theme.vars.palette.background.paper }}
          />
          {value > 0 && (
            <circle
              cx="18"
              cy="18"
              r={RADIUS}
              stroke="currentColor"
              strokeLinecap="round"
              strokeDasharray={`${value * 100} 100`}
            />
          )}
        </g>
      </svg>
      <Typography
        component="span"
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          fontSize: '1.0625rem',
          fontWeight: 700,
          color: 'text.primary',
        }}
      >
        {formatPercent(value)}
      </Typography>
    </Box>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Box>
)
