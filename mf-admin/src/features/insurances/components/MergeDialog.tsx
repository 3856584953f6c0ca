import { failureText, isFailure } from '@kursportal/shared/client'
import { useQuery, useQueryClient } from '@kursportal/shared/query'
import { Box, ConfirmDialog, LabelledSelect, Loaded, TextSkeleton, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { allInsurances, previewMerge, useMergeInsurances, type Insurance } from '../api/insurances.ts'

type Props = { insurance: Insurance; onClose: () => void }

/** What would happen, in numbers the server counted. */
const Preview = ({ from, into }: { from: Insurance; into: Insurance }): ReactNode => {
  const t = useTexts()
  const preview = useQuery(previewMerge(from.id, into.id))
  return (
    <Loaded dense query={preview} waiting={<TextSkeleton />} failed={t('insurances.previewFailed')}>
      {({ members, without_iban }) => (
        <Box component="ul" sx={{ my: 2, pl: 3, '& li': { mb: 0.75 } }}>
          <li>{t('insurances.mergeMembers', { count: members, into: into.name })}</li>
          {without_iban > 0 && <li>{t('insurances.mergeIban', { count: without_iban })}</li>}
          <li>{t('insurances.mergeGone', { name: from.name })}</li>
          <li>{t('insurances.mergeCertificates')}</li>
        </Box>
      )}
    </Loaded>
  )
}

/** Gives the members of a health insurance to another one, after saying how many they are. */
export const MergeDialog = ({ insurance, onClose }: Props): ReactNode => {
  const t = useTexts()
  const merge = useMergeInsurances()
  const all = useQuery(allInsurances())
  const others = (all.data?.items ?? []).filter(
    (other) => other.id !== insurance.id && other.private === insurance.private,
  )
  const [chosen, setChosen] = useState('')
  const into = others.find(({ id }) => id === chosen)
  const client = useQueryClient()
  /** Which of the two was deleted meanwhile, by the list as it was read after the refusal. */
  const goneName = (): string => {
    const left = client.getQueryData(allInsurances().queryKey)?.items ?? []
    const isChosenGone = into !== undefined && !left.some(({ id }) => id === into.id)
    return isChosenGone ? into.name : insurance.name
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('insurances.mergeTitle', { name: insurance.name })}
      confirmLabel={t('insurances.mergeDo')}
      destructive
      onConfirm={async () => {
        if (!into) throw new Error('nothing was chosen')
        const { members } = await merge.mutateAsync({ from: insurance.id, into: into.id })
        toast.success(t('insurances.merged', { count: members, name: insurance.name, into: into.name }))
      }}
      errorText={(error) =>
        !into
          ? t('insurances.mergeChoose')
          : isFailure(error, 'not_found')
            ? t('insurances.gone', { name: goneName() })
            : failureText(error)
      }
    >
      <Loaded dense query={all} waiting={<TextSkeleton />} failed={t('insurances.failed')}>
        {() => (
          <LabelledSelect
            label={t('insurances.mergeInto')}
            value={into?.id ?? ''}
            options={[
              { value: '', label: t('insurances.mergeChoose') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setChosen}
          />
        )}
      </Loaded>
      {into && <Preview from={insurance} into={into} />}
    </ConfirmDialog>
  )
}
