import { formatDateTime, formatNumber } from '@kursportal/shared/i18n'
import { Alert, Box, Typography } from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Retention } from '../api/retention.ts'

type Run = NonNullable<Retention['last_run']>

const Taken = ({ taken, finished_at, begun_at }: Run): ReactNode => {
  const t = useTexts()
  const count = taken.reduce((sum, one) => sum + one.count, 0)
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('retention.ranAt', { when: formatDateTime(finished_at ?? begun_at) })}
      </Typography>
      <Typography>{count === 0 ? t('retention.tookNothing') : t('retention.took', { count })}</Typography>
      {count > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 3 }}>
          {taken.map((one) => (
            <li key={one.kind}>
              {t('retention.tookOf', {
                name: t(`retention.kinds.${one.kind}.name`),
                count: formatNumber(one.count),
              })}
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

/** How the last run ended, or that one is under way. */
export const LastRun = ({ run }: { run: Retention['last_run'] }): ReactNode => {
  const t = useTexts()
  return (
    <SectionCard id="last-run" title={t('retention.lastRun')}>
      <div aria-live="polite">
        {run === null && <Typography>{t('retention.never')}</Typography>}
        {run?.finished_at === null && (
          <Typography>{t('retention.running', { when: formatDateTime(run.begun_at) })}</Typography>
        )}
        {run && run.finished_at !== null && <Taken {...run} />}
      </div>
      {run?.failed.map((kind) => (
        <Alert key={kind} severity="error" sx={{ mt: 2 }}>
          {t('retention.runFailed', { name: t(`retention.kinds.${kind}.name`) })}
        </Alert>
      ))}
    </SectionCard>
  )
}
