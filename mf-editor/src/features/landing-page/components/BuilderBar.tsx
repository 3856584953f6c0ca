import type { Access, LandingDraft, LandingFinding } from '@kursportal/shared/contract'
import { failureText } from '@kursportal/shared/client'
import { compareVersions } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import {
  ActionMenu,
  Box,
  Button,
  ClockIcon,
  ConfirmDialog,
  CopyIcon,
  copyText,
  EyeIcon,
  PublishIcon,
  StatusChip,
  toast,
} from '@kursportal/shared/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SavingLine } from '../../../common/saving/SavingLine.tsx'
import { ToolButton } from '../../../common/rich-text/ToolButton.tsx'
import { translate, useTexts } from '../texts.ts'
import { fetchPreviewLink } from '../api/landing.ts'
import type { Content } from '../state/content.ts'
import type { TemplateName } from '../state/templates.ts'
import type { Builder } from '../state/useBuilder.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { TemplatesDialog } from './Templates.tsx'
import { VersionsSheet } from './VersionsSheet.tsx'

/** Copies the link at which others see the draft, once what was typed is in it. */
const copyPreviewLink = async (accessId: string, settled: Props['settled']): Promise<void> => {
  try {
    if ((await settled()) === undefined) return void toast.error(translate('landing.notSavedYet'))
    const { path, expires_at } = await fetchPreviewLink(accessId)
    await copyText(
      `${location.origin}${path}`,
      translate('landing.previewCopied', { until: formatDay(expires_at) }),
    )
  } catch (error) {
    toast.error(failureText(error))
  }
}

type Props = {
  access: Access
  builder: Builder
  live: LandingDraft['live']
  /** When it was saved before this page was opened, ISO 8601. */
  lastChange: string
  findings: readonly LandingFinding[]
  settled: () => Promise<string | undefined>
  onShow: (blockId: string | null) => void
  onTemplate: (name: TemplateName) => void
  onCopy: (content: Content) => void
}

/** How the page stands, and what can be done with it as a whole. */
export const BuilderBar = (props: Props): ReactNode => {
  const { access, builder, live, lastChange, findings, settled, onShow, onTemplate, onCopy } = props
  const t = useTexts()
  const [open, setOpen] = useState<'publish' | 'versions' | 'templates' | 'discard'>()
  const close = (): void => setOpen(undefined)
  const { content } = builder
  const isChanged =
    live !== null && compareVersions({ page: live.page, image_id: live.image_id }, content).length > 0
  const standing = live === null ? 'draft' : isChanged ? 'changed' : 'live'
  const isEmpty = content.page.blocks.length === 0
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        mb: 3,
        pb: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <StatusChip tone={standing === 'live' ? 'success' : standing === 'changed' ? 'info' : 'neutral'}>
        {t(`landing.standing.${standing}`)}
      </StatusChip>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <SavingLine lastChange={lastChange} />
      </Box>
      <ToolButton label={t('landing.undo')} disabled={!builder.canUndo} onPress={builder.undo}>
        <Undo2 size={20} />
      </ToolButton>
      <ToolButton label={t('landing.redo')} disabled={!builder.canRedo} onPress={builder.redo}>
        <Redo2 size={20} />
      </ToolButton>
      <Button
        variant="outlined"
        startIcon={<ClockIcon size={20} aria-hidden />}
        onClick={() => setOpen('versions')}
      >
        {t('landing.versions.title')}
      </Button>
      <Button
        variant="contained"
        startIcon={<PublishIcon size={20} aria-hidden />}
        disabled={isEmpty}
        onClick={() => setOpen('publish')}
      >
        {t('landing.publishOpen')}
      </Button>
      <ActionMenu
        label={t('landing.more')}
        actions={[
          { label: t('landing.lookAtIt'), icon: <EyeIcon size={20} />, href: `/access/${access.id}` },
          {
            label: t('landing.previewLink'),
            icon: <CopyIcon size={20} />,
            onPress: () => void copyPreviewLink(access.id, settled),
          },
          { label: t('landing.templates.title'), onPress: () => setOpen('templates') },
          {
            label: t('landing.discard'),
            onPress: () => setOpen('discard'),
            destructive: true,
            disabledReason: isChanged ? undefined : t('landing.nothingToDiscard'),
          },
        ]}
      />
      <PublishDialog
        accessId={access.id}
        open={open === 'publish'}
        onClose={close}
        builder={builder}
        live={live && { page: live.page, image_id: live.image_id }}
        findings={findings}
        settled={settled}
        onShow={onShow}
      />
      <VersionsSheet accessId={access.id} open={open === 'versions'} onClose={close} builder={builder} />
      <TemplatesDialog
        access={access}
        open={open === 'templates'}
        onClose={close}
        onTake={onTemplate}
        onCopy={onCopy}
      />
      <ConfirmDialog
        open={open === 'discard'}
        onClose={close}
        title={t('landing.discardTitle')}
        consequences={[t('landing.discardBack'), t('landing.discardUndo')]}
        confirmLabel={t('landing.discardConfirm')}
        onConfirm={() => {
          if (live) builder.change({ page: live.page, image_id: live.image_id })
          toast.success(t('landing.discarded'), { label: t('common.undo'), onPress: builder.undo })
          close()
        }}
      />
    </Box>
  )
}
