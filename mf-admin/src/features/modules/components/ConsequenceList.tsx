import { compatibility } from '@kursportal/shared/contract'
import { failureText, isFailure } from '@kursportal/shared/client'
import { formatPercent } from '@kursportal/shared/i18n'
import { Alert, Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import type { Consequences, ModuleChange } from '../api/change-module.ts'
import { reasonText } from './words.ts'

/** What a change comes to, a sentence each. */
const sentences = (
  t: Translate,
  kind: ModuleChange['kind'],
  { from_version: from, to_version: to, share, ended_rollouts }: Consequences,
): string[] => {
  if (kind === 'keep') return [t('modules.change.kept')]
  if (kind === 'watch') return [t('modules.change.watched')]
  return [
    to === null
      ? t('modules.change.gone')
      : from === null || from === to
        ? t(from === null ? 'modules.change.first' : 'modules.change.back', { to })
        : t('modules.change.fromTo', { from, to }),
    ...(share === null || share === 0 ? [] : [t('modules.change.share', { share: formatPercent(share) })]),
    ...(ended_rollouts > 0 ? [t('modules.change.endedRollouts', { count: ended_rollouts })] : []),
    ...(to === null ? [] : [t('modules.change.tabs')]),
  ]
}

/** Why a change is refused: the reasons of the gate where it was the gate. */
export const RefusalText = ({ error }: { error: unknown }): ReactNode => {
  const t = useTexts()
  const parsed =
    isFailure(error, 'release_incompatible', 'release_unchecked') &&
    compatibility.shape.reasons.safeParse(error.details)
  return (
    <Alert severity="error">
      {failureText(error)}
      {parsed && parsed.success && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {parsed.data.map((reason) => (
            <li key={`${reason.code} ${reason.subject}`}>{reasonText(t, reason)}</li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

/** What follows from a change, before it is made. */
export const ConsequenceList = ({
  kind,
  consequences,
  error,
}: {
  kind: ModuleChange['kind']
  consequences: Consequences | undefined
  error: unknown
}): ReactNode => {
  const t = useTexts()
  if (error) return <RefusalText error={error} />
  if (!consequences)
    return <Typography sx={{ color: 'text.secondary' }}>{t('modules.change.previewing')}</Typography>
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.5, overflowWrap: 'anywhere' } }}>
        {sentences(t, kind, consequences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </>
  )
}
