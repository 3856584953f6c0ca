import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Button,
  ConfirmDialog,
  EmptyState,
  PageFrame,
  PlusIcon,
  toast,
  UploadIcon,
  type MenuAction,
} from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import {
  activeInsurances,
  listInsurances,
  useChangeInsurance,
  useRemoveInsurance,
  type Insurance,
} from './api/insurances.ts'
import { InsuranceDialog } from './components/InsuranceDialog.tsx'
import { insuranceColumns } from './components/insurance-columns.tsx'
import { MergeDialog } from './components/MergeDialog.tsx'

const STATE = 'stand'
const KIND = 'art'

type Open = { what: 'edit' | 'merge' | 'remove'; insurance: Insurance } | { what: 'new' }

/** What can be done with one of them; what cannot says why. */
const useActions = (open: (what: Open) => void) => {
  const t = useTexts()
  const change = useChangeInsurance()
  const setActive = async (
    { id, name, version }: Pick<Insurance, 'id' | 'name'> & { version?: string },
    active: boolean,
  ): Promise<void> => {
    try {
      await change.mutateAsync({ id, active, ...(version && { based_on: version }) })
      toast.success(
        t(active ? 'insurances.activated' : 'insurances.retired', { name }),
        // What stood there a moment ago is set again, whatever else was changed meanwhile.
        version
          ? { label: t('insurances.undo'), onPress: () => void setActive({ id, name }, !active) }
          : undefined,
      )
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  return (insurance: Insurance): MenuAction[] => [
    { label: t('insurances.edit'), onPress: () => open({ what: 'edit', insurance }) },
    {
      label: t(insurance.active ? 'insurances.retire' : 'insurances.activate'),
      onPress: () => void setActive(insurance, !insurance.active),
    },
    { label: t('insurances.merge'), onPress: () => open({ what: 'merge', insurance }) },
    {
      label: t('insurances.remove'),
      destructive: true,
      onPress: () => open({ what: 'remove', insurance }),
      disabledReason:
        insurance.members > 0 ? t('insurances.removeNot', { count: insurance.members }) : undefined,
    },
  ]
}

/** Says so where nobody can choose an insurance. */
const NoneActive = (): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(activeInsurances())
  return (
    data?.total === 0 && (
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t('insurances.noneActive')}
      </Alert>
    )
  )
}

/** The health insurances people choose from, and how certificates are handed in to each (specification, section 8). */
const InsurancesPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({
    filters: { [STATE]: ['active', 'inactive'], [KIND]: ['statutory', 'private'] },
    sortable: ['members'],
  })
  const { filters, sort } = list.state
  const insurances = useQuery(
    listInsurances({
      ...list.query,
      ...(filters[STATE] && { active: String(filters[STATE] === 'active') }),
      ...(filters[KIND] && { private: String(filters[KIND] === 'private') }),
      ...(sort && { sort: 'members', descending: String(sort.descending) }),
    }),
  )
  const remove = useRemoveInsurance()
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)
  const columns = useMemo(() => insuranceColumns(t), [t])
  const actions = useActions(setOpen)
  return (
    <PageFrame
      title={t('insurances.title')}
      intro={t('insurances.intro')}
      width="wide"
      actions={
        <>
          <Button variant="outlined" href="/admin/insurances/import" startIcon={<UploadIcon size={20} />}>
            {t('insurances.import.open')}
          </Button>
          <Button
            variant="contained"
            startIcon={<PlusIcon size={20} aria-hidden />}
            onClick={() => setOpen({ what: 'new' })}
          >
            {t('insurances.add')}
          </Button>
        </>
      }
    >
      <NoneActive />
      <DataTable
        label={t('insurances.title')}
        columns={columns}
        list={list}
        query={insurances}
        failed={t('insurances.failed')}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={actions}
        searchLabel={t('insurances.search')}
        filters={[
          {
            key: STATE,
            label: t('insurances.stateHeader'),
            options: (['active', 'inactive'] as const).map((value) => ({
              value,
              label: t(`insurances.${value}`),
            })),
          },
          {
            key: KIND,
            label: t('insurances.kindHeader'),
            options: (['statutory', 'private'] as const).map((value) => ({
              value,
              label: t(`insurances.kinds.${value}`),
            })),
          },
        ]}
        empty={
          <EmptyState dense title={t('insurances.emptyTitle')}>
            {t('insurances.emptyBody')}
          </EmptyState>
        }
      />
      {(open?.what === 'new' || open?.what === 'edit') && (
        <InsuranceDialog insurance={open.what === 'edit' ? open.insurance : undefined} onClose={close} />
      )}
      {open?.what === 'merge' && <MergeDialog insurance={open.insurance} onClose={close} />}
      {open?.what === 'remove' && (
        <ConfirmDialog
          open
          onClose={close}
          title={t('insurances.removeTitle', { name: open.insurance.name })}
          consequences={[t('insurances.removeConsequence')]}
          confirmLabel={t('insurances.remove')}
          destructive
          onConfirm={async () => {
            await remove.mutateAsync(open.insurance.id)
            toast.success(t('insurances.removed', { name: open.insurance.name }))
          }}
        />
      )}
    </PageFrame>
  )
}

export default InsurancesPage
