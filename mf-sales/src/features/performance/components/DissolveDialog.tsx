import { call, failureText, isFailure, queryKey } from '@kursportal/shared/client'
import { formatMoney } from '@kursportal/shared/i18n'
import { useMutation, useQuery, useQueryClient } from '@kursportal/shared/query'
import { useNavigate } from '@kursportal/shared/router'
import { ConfirmDialog, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { SALES } from '../sales-paths.ts'

type Props = { society: SocietyFigures['society']; onClose: () => void }

/** Ends the own group; first it says in numbers what that means. */
const DissolveDialog = ({ society, onClose }: Props): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const would = useQuery({
    queryKey: ['dissolve', society.id],
    queryFn: () => call('DELETE /own-society', { query: { 'dry-run': 'true' } }),
    staleTime: 0,
  })
  const dissolve = useMutation({
    mutationFn: (lapse: number) => call('DELETE /own-society', { query: { 'lapse-cents': String(lapse) } }),
    // What lapses was read and agreed to. Where it is another sum by now, that one is read first.
    onError: () => would.refetch(),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') }),
  })
  const { data } = would
  const blocked = data !== undefined && data.open_requests > 0
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('dissolve.question', { name: society.name })}
      confirmLabel={t('dissolve.submit')}
      destructive
      ready={data !== undefined && !blocked}
      consequences={
        data
          ? [
              t('dissolve.members', { count: data.members }),
              ...(data.available > 0 ? [t('dissolve.lapses', { amount: formatMoney(data.available) })] : []),
              ...(data.under_way > 0 ? [t('dissolve.underWay', { count: data.under_way })] : []),
              t('dissolve.stays'),
            ]
          : []
      }
      errorText={(error) => (isFailure(error, 'balance_lapses') ? t('dissolve.changed') : failureText(error))}
      onConfirm={async () => {
        await dissolve.mutateAsync(data?.available ?? 0)
        toast.success(t('dissolve.done'))
        onClose()
        void navigate(SALES)
      }}
    >
      {blocked && t('dissolve.open')}
      {would.isError && t('dissolve.failed')}
    </ConfirmDialog>
  )
}

export default DissolveDialog
