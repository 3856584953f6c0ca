import { Box, Illustration, styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

const RADIUS = 92
const ROUND = 2 * Math.PI * RADIUS

const Ring = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  '& circle': { fill: 'none', strokeWidth: 14 },
  '& .track': { stroke: theme.vars.palette.background.paper },
  '& .share': {
    stroke: theme.vars.palette.primary.main,
    strokeLinecap: 'round',
    '@keyframes fill-ring': { from: { strokeDashoffset: ROUND } },
    '@media (prefers-reduced-motion: no-preference)': { animation: 'fill-ring 900ms ease-out' },
  },
}))

/** How much of a quiz was right, as a ring around a drawing; the words beside it say it too. */
export const ScoreRing = ({ share, passed }: { share: number; passed: boolean }): ReactNode => (
  <Box
    aria-hidden
    sx={{
      position: 'relative',
      width: 200,
      height: 200,
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
    }}
  >
    <Ring viewBox="0 0 200 200" width={200} height={200}>
      <circle className="track" cx="100" cy="100" r={RADIUS} />
      {share > 0 && (
        <circle
          className="share"
          cx="100"
          cy="100"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(1, share))}
        />
      )}
    </Ring>
    <Illustration motif={passed ? 'done' : 'plant'} width={150} />
  </Box>
)
