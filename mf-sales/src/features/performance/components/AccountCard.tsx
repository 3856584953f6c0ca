import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, FormSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { readOwnAccount } from '../api/own-account.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

const AccountDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './AccountDialog.tsx'))

/** The account of an own society: read, and mended where the bank sent money back. */
const Own = ({ society }: Pick<SocietyFigures, 'society'>): ReactNode => {
  const t = useTexts()
  const account = useQuery(readOwnAccount(society.id))
  const [changing, setChanging] = useState(false)
  return (
    <Loaded dense query={account} waiting={<FormSkeleton fields={1} />} failed={t('account.failed')}>
      {(found) => {
        const { holder, iban_masked: iban, is_own: isOwn, returned_reason: returned, sepa } = found
        return (
          <>
            {iban && (
              <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
                {t(isOwn ? 'account.ofSociety' : 'account.ofProfile', { society: society.name })}
              </Typography>
            )}
            {iban ? (
              <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
                <Box>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('account.holder')}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {holder}
                  </Typography>
                </Box>
                <Box>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('account.iban')}
                  </Typography>
                  <Typography
                    component="dd"
                    sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
                  >
                    {iban}
                  </Typography>
                </Box>
              </Box>
            ) : (
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {t('account.none', { society: society.name })}
              </Typography>
            )}
            {returned !== null && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                {t('account.returned', { reason: returned })}
              </Alert>
            )}
            {!sepa && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                {t('account.outsideSepa')}
              </Alert>
            )}
            <Button
              variant={returned === null && iban ? 'outlined' : 'contained'}
              sx={{ mt: 2.5 }}
              onClick={() => setChanging(true)}
            >
              {t(isOwn ? 'account.change' : iban ? 'account.enterOwn' : 'account.enter')}
            </Button>
            {changing && (
              <Suspense>
                <AccountDialog society={society} account={found} onClose={() => setChanging(false)} />
              </Suspense>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** Where the money of a society goes: for its owner with all of the account, for who leads along in short. */
export const AccountCard = ({
  figures: { society, is_owner: owns, payout },
}: {
  figures: SocietyFigures
}): ReactNode => {
  const t = useTexts()
  const { account_holder: holder, iban_end: end, returned_reason: returned } = payout
  return (
    <Section variant="card" title={t('account.title')}>
      {owns ? (
        <Own society={society} />
      ) : (
        <>
          <Typography>
            {holder && end ? t('payout.goesTo', { holder, end }) : t('payout.ownerDataMissing')}
          </Typography>
          {returned !== null && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('account.ownersReturned', { reason: returned })}
            </Alert>
          )}
        </>
      )}
    </Section>
  )
}
