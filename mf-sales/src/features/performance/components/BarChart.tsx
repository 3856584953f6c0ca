import { Box, styled, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** A bar: what it stands for and how high it is. */
export type Bar = { key: string; label: string; short: string; value: number }

type Props = {
  /** What is drawn, and over which time. */
  label: string
  bars: readonly Bar[]
  /** How a value is written. */
  format: (value: number) => string
  /** So many bars a word below them; all of them when left out. */
  every?: number
}

const Plot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  height: 148,
  borderBottom: `1.5px solid ${theme.vars.palette.outline}`,
}))

/** Bars over a time, all from zero; a reader of the screen gets the sentence, the table beside it has the numbers. */
export const BarChart = ({ label, bars, format, every = 1 }: Props): ReactNode => {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const gap = bars.length > 14 ? '2px' : { xs: '3px', sm: '8px' }
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      <Plot aria-hidden>
        {bars.map(({ key, label: name, value }) => (
          <Box
            key={key}
            title={`${name}: ${format(value)}`}
            sx={{
              flex: '1 1 0',
              minWidth: 0,
              height: '100%',
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'flex-end',
              px: gap,
            }}
          >
            {value > 0 && bars.length <= 14 && (
              <Typography
                component="span"
                sx={{
                  fontSize: '0.8125rem',
                  textAlign: 'center',
                  display: { xs: format(value).length > 3 ? 'none' : 'block', sm: 'block' },
                  mx: -1,
                  whiteSpace: 'nowrap',
                }}
              >
                {format(value)}
              </Typography>
            )}
            <Box
              sx={{
                height: `${(value / most) * 82}%`,
                minHeight: value > 0 ? 4 : 0,
                bgcolor: 'primary.main',
                borderRadius: '4px 4px 0 0',
                // Colours of one's own on a screen with forced ones.
                forcedColorAdjust: 'none',
              }}
            />
          </Box>
        ))}
      </Plot>
      <Box aria-hidden sx={{ display: 'flex', mt: 0.75 }}>
        {bars.map(({ key, short }, index) => (
          <Box
            key={key}
            component="span"
            sx={{
              flex: '1 1 0',
              minWidth: 0,
              fontSize: '0.8125rem',
              color: 'text.secondary',
              textAlign: 'center',
              whiteSpace: 'nowrap',
              overflow: 'visible',
            }}
          >
            {index % every === 0 ? short : ''}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
