import { failureText } from '@kursportal/shared/client'
import { proofMaxBytes, type QualificationProof } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { formatDay, formatFileSize, formatSizeLimit } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  Card,
  CardBody,
  ConfirmDialog,
  DeleteIcon,
  Link,
  Stack,
  StatusChip,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useId, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { acceptedProofs, listProofs, useAddProof, useRemoveProof } from '../api/proofs.ts'
import { ValidityDialog } from './ValidityDialog.tsx'

type RowProps = { proof: QualificationProof; onValidity: () => void; onRemove: () => void }

const ProofRow = ({ proof, onValidity, onRemove }: RowProps): ReactNode => {
  const t = useTexts()
  const [today] = useState(() => berlinDay(new Date()))
  const until = proof.valid_until
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere', flex: '1 1 20ch' }}>
        <Link href={`/api/qualification-proof?proof-id=${proof.id}`} download={proof.name}>
          {proof.name}
        </Link>
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {formatFileSize(proof.bytes)} ·{' '}
          {until ? t('proofs.until', { day: formatDay(until) }) : t('proofs.forGood')}
        </Typography>
        {until !== null && until < today && <StatusChip tone="error">{t('proofs.over')}</StatusChip>}
      </Box>
      <Button
        variant="outlined"
        aria-label={t('proofs.validityNamed', { name: proof.name })}
        onClick={onValidity}
      >
        {t('proofs.validity')}
      </Button>
      <Button
        color="inherit"
        aria-label={t('proofs.removeNamed', { name: proof.name })}
        startIcon={<DeleteIcon size={20} />}
        onClick={onRemove}
      >
        {t('proofs.remove')}
      </Button>
    </Box>
  )
}

/** What proves the qualification of whoever leads the course: list, add, until when, remove. For creators and admins alone. */
export const ProofsPart = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const titleId = useId()
  const proofs = useQuery(listProofs(courseId))
  const add = useAddProof(courseId)
  const remove = useRemoveProof(courseId)
  const [dated, setDated] = useState<QualificationProof>()
  const [asked, setAsked] = useState<{ proof: QualificationProof; open: boolean }>()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2.5 }}>
      <Card>
        <CardBody>
          <Typography variant="h3" id={titleId}>
            {t('proofs.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{t('proofs.intro')}</Typography>
          <Loaded query={proofs} waiting={<TextSkeleton lines={2} />} failed={t('proofs.failed')}>
            {({ items }) => (
              <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
                {items.map((proof) => (
                  <ProofRow
                    key={proof.id}
                    proof={proof}
                    onValidity={() => setDated(proof)}
                    onRemove={() => setAsked({ proof, open: true })}
                  />
                ))}
              </Stack>
            )}
          </Loaded>
          <FileDrop
            label={t('proofs.choose')}
            hint={
              add.isPending ? t('proofs.sending') : t('proofs.hint', { size: formatSizeLimit(proofMaxBytes) })
            }
            accept={acceptedProofs}
            maxBytes={proofMaxBytes}
            disabled={add.isPending}
            error={add.isError ? failureText(add.error) : undefined}
            onFiles={([file]) => file && add.mutate(file)}
          />
        </CardBody>
      </Card>
      {dated && <ValidityDialog courseId={courseId} proof={dated} onClose={() => setDated(undefined)} />}
      <ConfirmDialog
        open={asked?.open ?? false}
        onClose={() => setAsked(asked && { ...asked, open: false })}
        title={t('proofs.removeTitle', { name: asked?.proof.name ?? '' })}
        confirmLabel={t('proofs.remove')}
        destructive
        onConfirm={() => (asked ? remove.mutateAsync(asked.proof.id) : undefined)}
      >
        {t('proofs.removeBody')}
      </ConfirmDialog>
    </Box>
  )
}
