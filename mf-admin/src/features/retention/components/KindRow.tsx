import { Box, Button, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { RetentionEntry } from '../api/retention.ts'
import { figureWords, periodWords } from './period-words.ts'

type Props = {
  entry: RetentionEntry
  /** Opens the dialog; left out where the period is fixed. */
  onChange?: (() => void) | undefined
}

/** A kind of data: how long it is kept and why, how much there is and how much is due. */
export const KindRow = ({ entry, onChange }: Props): ReactNode => {
  const t = useTexts()
  const name = t(`retention.kinds.${entry.kind}.name`)
  const period = periodWords(t, entry)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr) 112px' },
        columnGap: 3,
        rowGap: 1,
        alignItems: 'start',
        py: 2.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600, hyphens: 'auto' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '56ch', textWrap: 'pretty' }}>
          {t(`retention.kinds.${entry.kind}.reason`)}
        </Typography>
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{entry.on ? period : t('retention.off')}</Typography>
        {!entry.on && (
          <Typography sx={{ color: 'text.secondary' }}>{t('retention.offPeriod', { period })}</Typography>
        )}
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {figureWords(t, entry).join(' · ')}
        </Typography>
      </Box>
      {onChange && (
        <Box sx={{ justifySelf: { md: 'end' } }}>
          <Button variant="outlined" onClick={onChange} aria-label={t('retention.changeOf', { name })}>
            {t('retention.change')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
