import {
  Button,
  Card,
  CardBody,
  Box,
  PageFrame,
  Section,
  StatusChip,
  Typography,
  type Crumb,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import type { ModuleChange } from '../api/change-module.ts'
import type { Module, ModuleDetail } from '../api/read-modules.ts'
import { AuditTrail } from './AuditTrail.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { DeployTokens } from './DeployTokens.tsx'
import { ErrorList } from './ErrorList.tsx'
import { Facts } from './Facts.tsx'
import { moduleFacts } from './module-facts.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ReleaseList } from './ReleaseList.tsx'
import { RolloutList } from './RolloutList.tsx'
import { RollOutDialog } from './RollOutDialog.tsx'
import { moduleState } from './words.ts'

/** What somebody is about to do; a rollout asks more than a reason, a preview changes nothing. */
type Intent =
  | { kind: 'change'; change: ModuleChange; title: string; label: string }
  | { kind: 'roll_out' | 'preview'; version: string }

const Figures = ({ module }: { module: Module }): ReactNode => {
  const t = useTexts()
  const { tone, label } = moduleState(t, module)
  return (
    <Card sx={{ mb: { xs: 4, sm: 6 } }}>
      <CardBody>
        <Box sx={{ mb: 2.5 }}>
          <StatusChip tone={tone}>{label}</StatusChip>
        </Box>
        <Facts columns={3} facts={moduleFacts(t, module)} />
        {module.needed && (
          <Typography sx={{ color: 'text.secondary', mt: 2.5 }}>
            {t(module.name === 'shell' ? 'modules.neededFrame' : 'modules.needed')}
          </Typography>
        )}
      </CardBody>
    </Card>
  )
}

const switchOf = (t: Translate, { disabled, title }: Module): Intent =>
  disabled
    ? {
        kind: 'change',
        change: { kind: 'enable' },
        title: t('modules.change.enableTitle', { title }),
        label: t('modules.change.enable'),
      }
    : {
        kind: 'change',
        change: { kind: 'disable' },
        title: t('modules.change.disableTitle', { title }),
        label: t('modules.change.disable'),
      }

/** A module that is there. */
export const ModuleView = ({
  remote: module,
  releases,
  breadcrumb,
}: ModuleDetail & { breadcrumb: readonly Crumb[] }): ReactNode => {
  const t = useTexts()
  const [intent, setIntent] = useState<Intent>()
  const close = () => setIntent(undefined)
  const change = (wanted: ModuleChange, title: string, label: string) =>
    setIntent({ kind: 'change', change: wanted, title, label })
  return (
    <PageFrame
      title={module.title}
      intro={module.name}
      breadcrumb={breadcrumb}
      actions={
        <>
          {module.previous_version && (
            <Button
              variant="outlined"
              onClick={() =>
                change({ kind: 'roll_back' }, t('modules.change.rollBackTitle'), t('modules.change.rollBack'))
              }
            >
              {t('modules.change.rollBack')}
            </Button>
          )}
          {module.disabled && (
            <Button variant="contained" onClick={() => setIntent(switchOf(t, module))}>
              {t('modules.change.enable')}
            </Button>
          )}
        </>
      }
    >
      <Figures module={module} />
      <RolloutList
        rollouts={module.rollouts}
        onHalt={({ id, version }) =>
          change(
            { kind: 'halt', rollout_id: id },
            t('modules.change.haltTitle', { version }),
            t('modules.change.halt'),
          )
        }
      />
      <ReleaseList
        module={module}
        releases={releases}
        onActivate={(version) =>
          change(
            { kind: 'activate', version },
            t('modules.change.activateTitle', { version }),
            t('modules.change.activate'),
          )
        }
        onRollOut={(version) => setIntent({ kind: 'roll_out', version })}
        onPreview={(version) => setIntent({ kind: 'preview', version })}
        onKeep={(version, kept) =>
          kept
            ? change(
                { kind: 'keep', version },
                t('modules.change.keepTitle', { version }),
                t('modules.change.keep'),
              )
            : change(
                { kind: 'watch', version },
                t('modules.change.watchTitle', { version }),
                t('modules.change.watch'),
              )
        }
      />
      <ErrorList name={module.name} />
      <DeployTokens remote={module.name} />
      <AuditTrail name={module.name} />
      {/* Last, as it is what one comes for least and what takes most away. */}
      {!module.needed && !module.disabled && (
        <Section title={t('modules.off.title')} intro={t('modules.off.intro')}>
          <Button variant="outlined" color="error" onClick={() => setIntent(switchOf(t, module))}>
            {t('modules.change.disable')}
          </Button>
        </Section>
      )}
      {intent?.kind === 'change' && (
        <ChangeDialog
          module={module}
          change={intent.change}
          title={intent.title}
          submitLabel={intent.label}
          onClose={close}
        />
      )}
      {intent?.kind === 'roll_out' && (
        <RollOutDialog module={module} version={intent.version} onClose={close} />
      )}
      {intent?.kind === 'preview' && (
        <PreviewDialog name={module.name} version={intent.version} onClose={close} />
      )}
    </PageFrame>
  )
}
