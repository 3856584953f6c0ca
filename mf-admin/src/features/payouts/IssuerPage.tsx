import { useQuery } from '@kursportal/shared/query'
import { Button, EmptyState, FormSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Fact, FactList } from '../../common/FactList.tsx'
import { useTexts } from './texts.ts'
import { readIssuer } from './api/documents.ts'
import { IssuerDialog } from './components/IssuerDialog.tsx'

/** Who issues the documents of payouts; without it there are none. */
const IssuerPage = (): ReactNode => {
  const t = useTexts()
  const issuer = useQuery(readIssuer())
  const [open, setOpen] = useState(false)
  const ask = (
    <Button variant={issuer.data ? 'outlined' : 'contained'} size="large" onClick={() => setOpen(true)}>
      {t(issuer.data ? 'documents.issuerChange' : 'documents.issuerAdd')}
    </Button>
  )
  return (
    <PageFrame
      title={t('documents.issuer')}
      intro={t('documents.issuerIntro')}
      breadcrumb={[
        { label: t('payouts.title'), href: '/admin/payouts' },
        { label: t('documents.title'), href: '/admin/payouts/documents' },
      ]}
      width="text"
    >
      <Loaded query={issuer} waiting={<FormSkeleton />} failed={t('documents.issuerFailed')}>
        {(found) =>
          found ? (
            <>
              <FactList>
                <Fact term={t('documents.name')}>{found.name}</Fact>
                <Fact term={t('documents.street')}>{found.street}</Fact>
                <Fact term={t('documents.city')}>{`${found.zip} ${found.city}`}</Fact>
                <Fact term={t('documents.vatId')}>{found.vat_id || '–'}</Fact>
                <Fact term={t('documents.electronicShort')}>
                  {t(found.electronic ? 'documents.electronicOn' : 'documents.electronicOff')}
                </Fact>
              </FactList>
              {ask}
            </>
          ) : (
            <EmptyState dense title={t('documents.noIssuer')} actions={ask}>
              {t('documents.noIssuerBody')}
            </EmptyState>
          )
        }
      </Loaded>
      {open && <IssuerDialog issuer={issuer.data ?? null} onClose={() => setOpen(false)} />}
    </PageFrame>
  )
}

export default IssuerPage
