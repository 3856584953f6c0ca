import type { CertificateDeclarations } from '@kursportal/shared/contract'
import { Alert, Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

type Props = {
  /** Introduces the sentences. */
  title: string
  declarations: CertificateDeclarations
  /** What stood there when it was read; undefined as long as it is the same. */
  before: CertificateDeclarations | undefined
  byParent: boolean
}

type SentencesProps = { declarations: CertificateDeclarations; byParent: boolean }

const Sentences = ({ declarations, byParent }: SentencesProps): ReactNode => (
  <>
    <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 3 }}>
      {(byParent ? declarations.by_parent : declarations.own).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
    {declarations.privacy && (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {declarations.privacy}
      </Typography>
    )}
  </>
)

/** What is confirmed by a signature; where it was reworded since it was read, both. */
export const SignedText = ({ title, declarations, before, byParent }: Props): ReactNode => {
  const t = useTexts()
  return (
    <>
      <div>
        {title}
        <Sentences declarations={declarations} byParent={byParent} />
      </div>
      {before && (
        <Alert severity="info">
          {t('certificates.reworded')}
          <Sentences declarations={before} byParent={byParent} />
        </Alert>
      )}
    </>
  )
}
