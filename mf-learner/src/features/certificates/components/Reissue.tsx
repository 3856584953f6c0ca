import type { Certificate, CertificateDeclarations } from '@kursportal/shared/contract'
import { ageOn, berlinDay } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useNavigate } from '@kursportal/shared/router'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box, Button, ConfirmDialog, Section, TextSkeleton, toast, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { readDeclarations, useReworded } from '../../../common/certificates/read-declarations.ts'
import { SignedText } from '../../../common/certificates/SignedText.tsx'
import { Loaded } from '../../../common/Loaded.tsx'
import { paths } from '../../../common/paths.ts'
import { readPerson } from '../../../common/read-person.ts'
import { useTexts } from '../texts.ts'
import { useReissueCertificate } from '../api/reissue-certificate.ts'

/** Whether a parent signs the new one, by the birth date that stands in the profile now. */
const useSignedByParent = (): boolean => {
  const { age_of_consent: ageOfConsent } = useSystemConfig().limits
  const [today] = useState(() => berlinDay(new Date()))
  const { data } = useQuery(readPerson)
  return data?.birth_date ? ageOn(data.birth_date, today) < ageOfConsent : false
}

type SignedProps = { certificateId: string; before: CertificateDeclarations | undefined }

/** What is confirmed by the signature on the new one. */
const Signed = ({ certificateId, before }: SignedProps): ReactNode => {
  const t = useTexts()
  const byParent = useSignedByParent()
  const declarations = useQuery(readDeclarations({ 'certificate-id': certificateId }))
  return (
    <Loaded query={declarations} waiting={<TextSkeleton />} failed={t('certificates.reissue.failed')}>
      {(now) => (
        <SignedText
          title={t('certificates.reissue.signed')}
          declarations={now}
          before={before}
          byParent={byParent}
        />
      )}
    </Loaded>
  )
}

type AskedProps = { certificateId: string; onClose: () => void }

/** Asks once more, with what the new one means and what is confirmed by it. */
const Asked = ({ certificateId, onClose }: AskedProps): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const signing = { 'certificate-id': certificateId }
  const { data: declarations } = useQuery(readDeclarations(signing))
  const { before, notice } = useReworded(signing, declarations)
  const reissue = useReissueCertificate(certificateId)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      ready={declarations !== undefined}
      title={t('certificates.reissue.sure')}
      consequences={[
        t('certificates.reissue.newNumber'),
        t('certificates.reissue.oldStays'),
        <Signed key="signed" certificateId={certificateId} before={before} />,
      ]}
      confirmLabel={t('certificates.reissue.start')}
      onConfirm={async () => {
        if (!declarations) return
        const { id } = await reissue.mutateAsync(declarations.version, { onError: notice })
        toast.success(t('certificates.reissue.done'))
        void navigate(paths.certificate(id))
      }}
    >
      {t('certificates.reissue.body')}
    </ConfirmDialog>
  )
}

/** What to do where a name or something else on the certificate is wrong. */
export const Reissue = ({ certificate }: { certificate: Certificate }): ReactNode => {
  const t = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <Section title={t('certificates.reissue.title')}>
      <Typography sx={{ mb: 1 }}>{t('certificates.reissue.own')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('certificates.reissue.course')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" href={paths.profile}>
          {t('certificates.reissue.toProfile')}
        </Button>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('certificates.reissue.start')}
        </Button>
      </Box>
      {asking && <Asked certificateId={certificate.id} onClose={() => setAsking(false)} />}
    </Section>
  )
}
