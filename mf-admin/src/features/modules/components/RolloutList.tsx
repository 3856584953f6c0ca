import { formatDateTime } from '@kursportal/shared/i18n'
import { Button, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Rollout } from '../api/read-modules.ts'
import { Rows, RowLine } from './Rows.tsx'
import { Version } from './Version.tsx'
import { audienceText } from './words.ts'

/** The rollouts that run now, each with its way to end it. */
export const RolloutList = ({
  rollouts,
  onHalt,
}: {
  rollouts: readonly Rollout[]
  onHalt: (rollout: Rollout) => void
}): ReactNode => {
  const t = useTexts()
  if (rollouts.length === 0) return null
  return (
    <Section title={t('modules.rollouts.title')}>
      <Rows>
        {rollouts.map((rollout) => (
          <RowLine
            key={rollout.id}
            end={
              <Button
                variant="outlined"
                onClick={() => onHalt(rollout)}
                aria-label={`${t('modules.rollouts.halt')}: ${rollout.version}`}
              >
                {t('modules.rollouts.halt')}
              </Button>
            }
          >
            <Typography sx={{ fontWeight: 600 }}>{audienceText(t, rollout.audience)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Version>{rollout.version}</Version>,{' '}
              {t('modules.rollouts.since', { when: formatDateTime(rollout.started_at) })}
            </Typography>
          </RowLine>
        ))}
      </Rows>
    </Section>
  )
}
