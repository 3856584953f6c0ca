import type { AccessCode } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { groupedReferralCode } from '@kursportal/shared/domain'
import { useInfiniteQuery } from '@kursportal/shared/query'
import {
  ActionMenu,
  Alert,
  Box,
  Button,
  CopyIcon,
  copyText,
  EditIcon,
  ListSkeleton,
  LockIcon,
  PlusIcon,
  Section,
  StatusChip,
  TextIcon,
  Typography,
  type StatusTone,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { addressWithCode } from '../accesses.rules.ts'
import { listCodes } from '../api/read-accesses.ts'
import { useEditCode } from '../api/write-access.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { More } from './Rows.tsx'

const tones: Record<AccessCode['state'], StatusTone> = {
  open: 'success',
  used_up: 'warning',
  over: 'neutral',
  closed: 'neutral',
}

const isOpen = ({ state }: AccessCode): boolean => state === 'open'

const CodeRow = ({
  accessId,
  code,
  onEdit,
}: {
  accessId: string
  code: AccessCode
  onEdit: () => void
}): ReactNode => {
  const t = useTexts()
  const edit = useEditCode(accessId)
  const copy = (): Promise<void> =>
    copyText(addressWithCode(accessId, code.letters, location.origin), t('accesses.share.copied'))
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {code.label}
          </Box>
          <StatusChip tone={tones[code.state]}>{t(`accesses.codes.states.${code.state}`)}</StatusChip>
        </Box>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={{ fontWeight: 600, letterSpacing: '0.06em' }}>
            {groupedReferralCode(code.letters)}
          </Box>
          {' · '}
          {code.max_uses === null
            ? t('accesses.codes.uses', { count: code.uses })
            : t('accesses.codes.usesOf', { uses: code.uses, most: code.max_uses })}
          {' · '}
          {t('accesses.codes.visits', { count: code.visits })}
          {code.open_until && ` · ${t('accesses.codes.until', { day: formatDay(code.open_until) })}`}
        </Typography>
      </Box>
      <ActionMenu
        label={t('accesses.codes.actions', { label: code.label })}
        actions={[
          { label: t('accesses.share.copy'), icon: <CopyIcon size={20} />, onPress: () => void copy() },
          {
            label: t('accesses.codes.print'),
            icon: <TextIcon size={20} />,
            href: paths.accessPrint(accessId, code.id),
          },
          { label: t('accesses.codes.edit'), icon: <EditIcon size={20} />, onPress: onEdit },
          {
            label: t(code.state === 'closed' ? 'accesses.codes.reopen' : 'accesses.codes.close'),
            icon: <LockIcon size={20} />,
            onPress: () => edit.mutate({ codeId: code.id, closed: code.state !== 'closed' }),
          },
        ]}
      />
    </Box>
  )
}

type Props = {
  accessId: string
  /** Nobody comes in without one. */
  isNeeded?: boolean
}

/** Codes people come in with: each for a place or a group, with a limit and an end of its own. */
export const AccessCodes = ({ accessId, isNeeded = false }: Props): ReactNode => {
  const t = useTexts()
  const [dialog, setDialog] = useState<{ code: AccessCode | undefined; open: boolean }>()
  const codes = useInfiniteQuery(listCodes(accessId))
  return (
    <Section variant="card" title={t('accesses.codes.title')} intro={t('accesses.codes.intro')}>
      <Loaded dense query={codes} waiting={<ListSkeleton count={2} />} failed={t('accesses.codes.failed')}>
        {(fetched) => (
          <>
            {isNeeded && !codes.hasNextPage && !fetchedOf(fetched).items.some(isOpen) && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t('accesses.codes.noneOpen')}
              </Alert>
            )}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {fetchedOf(fetched).items.map((code) => (
                <CodeRow
                  key={code.id}
                  accessId={accessId}
                  code={code}
                  onEdit={() => setDialog({ code, open: true })}
                />
              ))}
            </Box>
          </>
        )}
      </Loaded>
      <More list={codes} />
      <Button
        variant="outlined"
        startIcon={<PlusIcon size={20} aria-hidden />}
        onClick={() => setDialog({ code: undefined, open: true })}
        sx={{ mt: 1.5 }}
      >
        {t('accesses.codes.new')}
      </Button>
      {dialog && (
        <CodeDialog
          key={dialog.code?.id ?? 'new'}
          accessId={accessId}
          code={dialog.code}
          open={dialog.open}
          onClose={() => setDialog({ ...dialog, open: false })}
        />
      )}
    </Section>
  )
}
