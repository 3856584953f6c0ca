import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, FormSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { readDeclarations, type Declarations } from '../api/documents.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

const DeclareDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './DeclareDialog.tsx'))

type Declaration = Declarations['history'][number]

const Current = ({ declared }: { declared: Declaration }): ReactNode => {
  const t = useTexts()
  const { status, declared_on, signed_name: name, facts } = declared
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t(`taxes.statuses.${status}`)}</Typography>
      {facts && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[facts.name, facts.vat_id || facts.tax_number].filter(Boolean).join(', ')}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
        {t('taxes.declared', { day: formatDay(declared_on), name })}
      </Typography>
    </>
  )
}

const Former = ({ declarations }: { declarations: readonly Declaration[] }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 1.25 }}>
        {t('taxes.history')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {declarations.map(({ id, status, declared_on }) => (
          <li key={id}>
            {t('taxes.historyLine', { status: t(`taxes.statuses.${status}`), day: formatDay(declared_on) })}
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** What the payee is for the tax office, as they declared it; declared anew by the owner only. */
export const TaxCard = ({ society }: Pick<SocietyFigures, 'society'>): ReactNode => {
  const t = useTexts()
  const declarations = useQuery(readDeclarations(society.id))
  const [declaring, setDeclaring] = useState(false)
  return (
    <Section variant="card" title={t('taxes.title')}>
      <Loaded dense query={declarations} waiting={<FormSkeleton fields={1} />} failed={t('taxes.failed')}>
        {(found) => {
          const { current, history, may_declare: mayDeclare, required } = found
          const former = history.filter(({ id }) => id !== current?.id)
          return (
            <>
              {current ? (
                <Current declared={current} />
              ) : (
                <>
                  <Typography sx={{ mb: 1 }}>
                    {t(mayDeclare ? 'taxes.intro' : 'taxes.ownersIntro')}
                  </Typography>
                  <Typography sx={{ fontWeight: 600 }}>
                    {t(mayDeclare ? (required ? 'taxes.none' : 'taxes.noneYet') : 'taxes.ownersNone')}
                  </Typography>
                </>
              )}
              {mayDeclare && (
                <Button
                  variant={current || !required ? 'outlined' : 'contained'}
                  sx={{ mt: 2.5 }}
                  onClick={() => setDeclaring(true)}
                >
                  {t(current ? 'taxes.change' : 'taxes.declare')}
                </Button>
              )}
              {former.length > 0 && <Former declarations={former} />}
              {declaring && (
                <Suspense>
                  <DeclareDialog
                    societyId={society.id}
                    declarations={found}
                    onClose={() => setDeclaring(false)}
                  />
                </Suspense>
              )}
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
