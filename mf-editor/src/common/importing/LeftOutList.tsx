import type { ImportReport } from '@kursportal/shared/contract'
import { Box, Button, Stack, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'

type Report = Pick<ImportReport, 'left_out' | 'left_out_count'>
type Reason = Report['left_out'][number]['reason']

/** Things of one reason that stand there at once, and how many more there have to be for them to be folded away. */
const SHOWN = 5
const WORTH_FOLDING = 2

/** What stays behind for one reason: each thing once, with how often it does. */
const namesOf = (all: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const what of all) counts.set(what, (counts.get(what) ?? 0) + 1)
  return [...counts].map(([what, count]) => (count > 1 ? `${what} (${count} ×)` : what))
}

const Group = ({ reason, things }: { reason: Reason; things: readonly string[] }): ReactNode => {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const names = namesOf(things)
  const folds = names.length > SHOWN + WORTH_FOLDING
  const shown = folds && !isOpen ? names.slice(0, SHOWN) : names
  return (
    <section aria-label={t(`import.leftOut.${reason}`)}>
      <Typography sx={{ fontWeight: 600 }}>{t(`import.leftOut.${reason}`)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {shown.map((name) => (
          <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
        ))}
      </Box>
      {folds && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 0.5 }}>
          {isOpen ? t('import.leftOutLess') : t('import.leftOutAll', { count: names.length - SHOWN })}
        </Button>
      )}
    </section>
  )
}

/** What stays behind, by reason. */
export const LeftOutList = ({ report }: { report: Report }): ReactNode => {
  const t = useTexts()
  const reasons = [...new Set(report.left_out.map(({ reason }) => reason))]
  const more = report.left_out_count - report.left_out.length
  return (
    <Stack sx={{ gap: 2 }}>
      {reasons.map((reason) => (
        <Group
          key={reason}
          reason={reason}
          things={report.left_out.filter((one) => one.reason === reason).map(({ what }) => what)}
        />
      ))}
      {more > 0 && <Typography>{t('import.leftOutMore', { count: more })}</Typography>}
    </Stack>
  )
}
