import type { CourseStatistics } from '@kursportal/shared/contract'
import { Box, LabelledSelect } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Time } from '../api/statistics.ts'
import { monthWord } from '../statistics.rules.ts'

type Props = Pick<CourseStatistics, 'sections'> & {
  chosen: NonNullable<CourseStatistics['chosen']>
  onChange: (time: Required<Time>) => void
}

/** When those who are counted began: from the first month of a section to the last one of the same or a later. */
export const TimeChoice = ({ sections, chosen, onChange }: Props): ReactNode => {
  const t = useTexts()
  const lastUntil = sections.at(-1)?.until ?? chosen.until
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, mb: 3 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {t('statistics.time')}
      </Box>
      <LabelledSelect
        label={t('statistics.from')}
        value={chosen.from}
        options={sections.map(({ from }) => ({ value: from, label: monthWord(from) }))}
        onChange={(from) => onChange({ from, until: from <= chosen.until ? chosen.until : lastUntil })}
      />
      <LabelledSelect
        label={t('statistics.until')}
        value={chosen.until}
        options={sections
          .filter(({ until }) => until >= chosen.from)
          .map(({ until }) => ({ value: until, label: monthWord(until) }))}
        onChange={(until) => onChange({ from: chosen.from, until })}
      />
    </Box>
  )
}
