import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useUiText } from '../texts.ts'

type Props = {
  /** 0 to 1; what lies outside is drawn as the nearest end. */
  value: number
  /** What is progressing, for screen readers: the course's or file's name. */
  label: string
  /** Units done and in all; shown as "5 von 8 Lektionen". */
  units?: { done: number; total: number }
  /** Show the percent beside the bar; on unless the bar stands in small print. */
  showPercent?: boolean
}

/** How far something is: a bar, the percent, and the units in words. Never says 100 % before all is done. */
export function ProgressBar({ value, label, units, showPercent = true }: Props) {
  const text = useUiText()
  const share = Math.min(1, Math.max(0, value))
  const percent = share === 1 ? 100 : Math.floor(share * 100)
  const words = units ? text('units', { done: units.done, count: units.total }) : undefined
  return (
    <Box>
      {(showPercent || words) && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }} aria-hidden>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {words}
          </Typography>
          {showPercent && (
            <Typography
              variant="caption"
              sx={{ flex: 'none', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
            >
              {percent} %
            </Typography>
          )}
        </Box>
      )}
      <LinearProgress
        variant="determinate"
        value={percent}
        color={percent === 100 ? 'success' : 'primary'}
        aria-label={label}
        aria-valuetext={[`${percent} %`, words].filter(Boolean).join(', ')}
      />
    </Box>
  )
}
