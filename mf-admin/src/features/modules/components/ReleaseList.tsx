import { formatDateTime, formatFileSize, formatPercent } from '@kursportal/shared/i18n'
import { ActionMenu, Box, EmptyState, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import type { Module, Release } from '../api/read-modules.ts'
import { Rows, RowLine } from './Rows.tsx'
import { Version } from './Version.tsx'
import { actorText, reasonText } from './words.ts'

type Props = {
  module: Module
  releases: readonly Release[]
  onActivate: (version: string) => void
  onRollOut: (version: string) => void
  onPreview: (version: string) => void
  /** Whether the platform leaves a release to people from now on. */
  onKeep: (version: string, kept: boolean) => void
}

const marksOf = (t: Translate, module: Module, { version, kept }: Release): ReactNode => (
  <>
    {version === module.active_version && (
      <StatusChip tone="success">{t('modules.releases.isActive')}</StatusChip>
    )}
    {version === module.previous_version && <StatusChip>{t('modules.releases.isPrevious')}</StatusChip>}
    {module.rollouts.some((rollout) => rollout.version === version) && (
      <StatusChip tone="info">{t('modules.releases.isRollout')}</StatusChip>
    )}
    {kept && <StatusChip tone="warning">{t('modules.releases.isKept')}</StatusChip>}
  </>
)

const ReleaseRow = ({
  module,
  release,
  onActivate,
  onRollOut,
  onPreview,
  onKeep,
}: Omit<Props, 'releases'> & { release: Release }): ReactNode => {
  const t = useTexts()
  const { version, compatibility } = release
  const share = module.share_by_version[version]
  const failures = release.figures.failures.map(({ failure, visitors }) =>
    t('modules.releases.failure', { what: t(`modules.failures.${failure}`), count: visitors }),
  )
  const off =
    version === module.active_version
      ? t('modules.releases.alreadyActive')
      : compatibility.answer === 'incompatible'
        ? t('modules.releases.notFitting')
        : undefined
  return (
    <RowLine
      end={
        <ActionMenu
          label={t('modules.releases.actions', { version })}
          actions={[
            {
              label: t('modules.releases.activate'),
              onPress: () => onActivate(version),
              disabledReason: module.rollouts.some((rollout) => rollout.version === version)
                ? undefined
                : off,
            },
            { label: t('modules.releases.rollOut'), onPress: () => onRollOut(version), disabledReason: off },
            {
              label: t('modules.releases.preview'),
              onPress: () => onPreview(version),
              disabledReason:
                version === module.active_version ? t('modules.releases.alreadyActive') : undefined,
            },
            {
              label: t(release.kept ? 'modules.releases.watch' : 'modules.releases.keep'),
              onPress: () => onKeep(version, !release.kept),
            },
          ]}
        />
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          <Version>{version}</Version>
        </Box>
        {marksOf(t, module, release)}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('modules.releases.facts', {
          when: formatDateTime(release.published_at),
          who: actorText(t, release.published_by),
          size: formatFileSize(release.bytes),
          contract: release.shell_contract,
        })}
        {share !== undefined && ` · ${t('modules.releases.share', { share: formatPercent(share) })}`}
        {release.figures.error_rate !== null &&
          ` · ${t('modules.figures.errors')} ${formatPercent(release.figures.error_rate)}`}
      </Typography>
      {failures.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('modules.releases.failures', { failures: failures.join(', ') })}
        </Typography>
      )}
      {compatibility.answer !== 'compatible' && (
        <Typography variant="body2" sx={{ color: 'warning.onSoft', mt: 0.5 }}>
          {compatibility.reasons.map((reason) => reasonText(t, reason)).join(' ')}
        </Typography>
      )}
    </RowLine>
  )
}

/** The releases of a module, the latest first. */
export const ReleaseList = ({ releases, ...props }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Section title={t('modules.releases.title')} intro={t('modules.releases.intro')}>
      {releases.length === 0 ? (
        <EmptyState dense title={t('modules.activeNone')} />
      ) : (
        <Rows>
          {releases.map((release) => (
            <ReleaseRow key={release.version} release={release} {...props} />
          ))}
        </Rows>
      )}
    </Section>
  )
}
