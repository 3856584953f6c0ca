import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Button,
  ConfirmDialog,
  ListSkeleton,
  Loaded,
  Section,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useRevokeToken } from '../api/change-tokens.ts'
import { listTokens, type Token } from '../api/read-modules.ts'
import { CreatedToken, NewToken } from './NewToken.tsx'
import { Rows, RowLine } from './Rows.tsx'

const TokenRow = ({ token, onRevoke }: { token: Token; onRevoke: () => void }): ReactNode => {
  const t = useTexts()
  const { name, revoked_at, last_used_at } = token
  const state = revoked_at
    ? t('modules.tokens.revoked', { when: formatDateTime(revoked_at) })
    : last_used_at
      ? t('modules.tokens.lastUsed', { when: formatDateTime(last_used_at) })
      : t('modules.tokens.neverUsed')
  return (
    <RowLine
      end={
        revoked_at === null && (
          <Button variant="outlined" onClick={onRevoke} aria-label={`${t('modules.tokens.revoke')}: ${name}`}>
            {t('modules.tokens.revoke')}
          </Button>
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {state} ·{' '}
        {t('modules.tokens.createdBy', {
          when: formatDateTime(token.created_at),
          who: token.created_by ?? t('modules.trail.deleted'),
        })}
      </Typography>
    </RowLine>
  )
}

/** The keys a team releases its module with: made, seen once, revoked. */
export const DeployTokens = ({ remote }: { remote: string }): ReactNode => {
  const t = useTexts()
  const tokens = useQuery(listTokens(remote))
  const [isAdding, setAdding] = useState(false)
  const [created, setCreated] = useState<string>()
  const [revoking, setRevoking] = useState<Token>()
  const revoke = useRevokeToken()
  return (
    <Section
      title={t('modules.tokens.title')}
      intro={t('modules.tokens.intro')}
      actions={
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {t('modules.tokens.add')}
        </Button>
      }
    >
      <Loaded dense query={tokens} waiting={<ListSkeleton />} failed={t('modules.tokens.failed')}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('modules.tokens.empty')}</Typography>
          ) : (
            <Rows>
              {items.map((token) => (
                <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {isAdding && <NewToken remote={remote} onCreated={setCreated} onClose={() => setAdding(false)} />}
      {created && <CreatedToken token={created} onClose={() => setCreated(undefined)} />}
      <ConfirmDialog
        open={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        title={t('modules.tokens.revokeTitle', { name: revoking?.name ?? '' })}
        confirmLabel={t('modules.tokens.revoke')}
        destructive
        onConfirm={async () => {
          if (!revoking) return
          await revoke.mutateAsync(revoking.id)
          toast.success(t('modules.tokens.revokedDone'))
        }}
      >
        {t('modules.tokens.revokeBody')}
      </ConfirmDialog>
    </Section>
  )
}
