import { useQuery } from '@kursportal/shared/query'
import { EmptyState, Typography } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { certificateFile, listCertificates, type Certificate } from './api/certificates.ts'
import { certificateColumns } from './components/certificate-columns.tsx'
import { ReissueDialog } from './components/ReissueDialog.tsx'

/** Somebody's certificates, with the way to issue one anew where something on it is wrong. */
const CertificatesTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const certificates = useQuery(listCertificates(person.id, list.query))
  const [reissuing, setReissuing] = useState<Certificate>()
  const columns = useMemo(() => certificateColumns(t), [t])
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch' }}>
        {t('certificates.intro')}
      </Typography>
      <DataTable
        label={t('certificates.title')}
        columns={columns}
        list={list}
        query={certificates}
        failed={t('certificates.failed')}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        rowActions={(certificate) => [
          {
            label: t('certificates.open'),
            onPress: () => void window.open(certificateFile(certificate.id), '_blank', 'noopener'),
          },
          ...(certificate.replaced_by === null
            ? [{ label: t('certificates.reissue'), onPress: () => setReissuing(certificate) }]
            : []),
        ]}
        empty={
          <EmptyState dense title={t('certificates.emptyTitle')}>
            {t('certificates.emptyBody')}
          </EmptyState>
        }
      />
      {reissuing && <ReissueDialog certificate={reissuing} onClose={() => setReissuing(undefined)} />}
    </>
  )
}

export default CertificatesTab
