import { failureText, isFailure } from '@kursportal/shared/client'
import { landingFinding, type LandingFinding } from '@kursportal/shared/contract'
import { compareVersions, discardChange, goneLinkFindings, isPublishable } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, Dialog, StatusChip, toast, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { ChangeList } from '../../../common/versions/ChangeList.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { checkLinks, usePublish } from '../api/landing.ts'
import type { Content } from '../state/content.ts'
import { pathName } from '../state/path-names.ts'
import type { Builder } from '../state/useBuilder.ts'

type Props = {
  accessId: string
  open: boolean
  onClose: () => void
  builder: Builder
  live: Content | null
  findings: readonly LandingFinding[]
  /** Saves what is not saved; gives the version the server has then. */
  settled: () => Promise<string | undefined>
  /** Leads to a block; without one to what is said of the page as a whole. */
  onShow: (blockId: string | null) => void
}

/** What is mended in the form of the whole page; its other findings need a block, or are of the access. */
const aboutPage: readonly LandingFinding['code'][] = [
  'no_description',
  'no_social_picture',
  'unknown_placeholder',
  'empty_placeholder',
]

/** What stands in the way and what would be better, each leading to its place. */
const Findings = ({
  findings,
  accessId,
  content,
  onShow,
}: Pick<Props, 'findings' | 'accessId' | 'onShow'> & { content: Content }): ReactNode => {
  const t = useTexts()
  const sentence = ({ code, words }: LandingFinding): string =>
    code === 'empty_block' && words === ''
      ? t('landing.findings.empty_whole')
      : t(`landing.findings.${code}`, { words })
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, mb: 3 }}>
      {findings.map((finding) => (
        <Box
          component="li"
          key={`${finding.code}-${finding.block_id}-${finding.words}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr) auto' },
            justifyItems: 'start',
            columnGap: 1.5,
            rowGap: 0.5,
            alignItems: 'center',
            '& + li': { borderTop: 1, borderColor: 'divider', pt: 1 },
          }}
        >
          <StatusChip tone={finding.level === 'error' ? 'error' : 'neutral'}>
            {t(`landing.levels.${finding.level}`)}
          </StatusChip>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {finding.block_id !== null && (
              <Typography sx={{ fontWeight: 600 }}>
                {pathName(['page', 'blocks', finding.block_id], [content], t)}
              </Typography>
            )}
            {sentence(finding)}
          </Box>
          {(finding.block_id !== null || aboutPage.includes(finding.code)) && (
            <Button variant="text" size="small" onClick={() => onShow(finding.block_id)}>
              {t(finding.block_id === null ? 'landing.about.title' : 'landing.toBlock')}
            </Button>
          )}
          {finding.code === 'nothing_live' && (
            <Button variant="text" size="small" href={paths.access(accessId)}>
              {t('landing.toAccess')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** What only the server knows to stand in the way, such as a file that is gone. */
const refusedFor = (error: unknown): LandingFinding[] => {
  if (!isFailure(error, 'landing_page_incomplete')) return []
  return landingFinding.array().safeParse(error.details).data ?? []
}

/** Before a page is published: what is wrong with it, what would be better, and what becomes different for visitors. */
export const PublishDialog = (props: Props): ReactNode => {
  const { accessId, open, onClose, builder, settled, onShow } = props
  const t = useTexts()
  const publish = usePublish(accessId)
  const refused = refusedFor(publish.error)
  const links = useQuery({ ...checkLinks(accessId, settled), enabled: open })
  const found = [...props.findings, ...goneLinkFindings(builder.content.page, links.data?.gone ?? [])]
  const findings = refused.length > 0 ? refused : found
  const [unsaved, setUnsaved] = useState(false)
  // What is published is no change any more: the page before stands beside it until the dialog is opened anew.
  const [before, setBefore] = useState<{ live: Content | null }>()
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setBefore(undefined)
  }
  const { live } = before ?? props
  const { content } = builder
  const changes = live ? compareVersions(live, content) : []
  const canPublish = isPublishable(findings) && (live === null || changes.length > 0)
  const close = (): void => {
    publish.reset()
    setUnsaved(false)
    onClose()
  }
  const submit = async (): Promise<void> => {
    const version = await settled()
    setUnsaved(version === undefined)
    if (version === undefined) return
    setBefore({ live })
    publish.mutate(version, {
      onError: () => setBefore(undefined),
      onSuccess: () => {
        toast.success(t('landing.published'))
        close()
      },
    })
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('landing.publishTitle')}
      width="md"
      busy={publish.isPending}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={publish.isPending}>
            {t(canPublish ? 'common.cancel' : 'common.close')}
          </Button>
          {canPublish && (
            <Button variant="contained" loading={publish.isPending} onClick={() => void submit()}>
              {t('landing.publish')}
            </Button>
          )}
        </>
      }
    >
      {unsaved && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('landing.notSavedYet')}
        </Alert>
      )}
      {publish.isError && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {isFailure(publish.error, 'edited_meanwhile')
            ? t('landing.changedMeanwhile')
            : failureText(publish.error)}
        </Alert>
      )}
      {findings.length > 0 ? (
        <Findings
          findings={findings}
          accessId={accessId}
          content={content}
          onShow={(id) => {
            close()
            onShow(id)
          }}
        />
      ) : (
        <Alert severity="success" sx={{ mb: 3 }}>
          {t('landing.nothingFound')}
        </Alert>
      )}
      {links.data?.waiting && (
        <Typography component="output" sx={{ display: 'block', color: 'text.secondary', mb: 3 }}>
          {t('landing.linksWaiting')}
        </Typography>
      )}
      {live === null && <Typography>{t('landing.firstTime')}</Typography>}
      {live !== null && (
        <>
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            {t('landing.changes')}
          </Typography>
          {changes.length === 0 && <Typography>{t('landing.noChanges')}</Typography>}
          <ChangeList
            changes={changes}
            nameOf={({ path }) => pathName(path, [content, live], t)}
            onDiscard={(change) => {
              builder.change(discardChange(content, change))
              toast.success(t('versions.discarded'), { label: t('common.undo'), onPress: builder.undo })
            }}
          />
        </>
      )}
    </Dialog>
  )
}
