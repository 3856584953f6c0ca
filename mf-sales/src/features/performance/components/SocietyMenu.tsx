import { useSettings } from '@kursportal/shared/store'
import { ActionMenu } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

const ProviderDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './ProviderDialog.tsx'))
const DissolveDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './DissolveDialog.tsx'))
const RenameDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './RenameDialog.tsx'))

/** What its owner does with the whole society; nothing for whoever only leads it. */
export const SocietyMenu = ({
  figures: { society, is_owner: owns },
}: {
  figures: SocietyFigures
}): ReactNode => {
  const t = useTexts()
  const { society_providers: mayProvide } = useSettings()
  const [open, setOpen] = useState<'rename' | 'provider' | 'dissolve'>()
  const close = () => setOpen(undefined)
  const actions = [
    ...(owns && society.is_community && mayProvide
      ? [{ label: t('provider.action'), onPress: () => setOpen('provider') }]
      : []),
    ...(owns && !society.is_community
      ? [
          { label: t('rename.title'), onPress: () => setOpen('rename') },
          { label: t('dissolve.title'), onPress: () => setOpen('dissolve'), destructive: true },
        ]
      : []),
  ]
  if (actions.length === 0) return null
  return (
    <>
      <ActionMenu label={t('performance.actionsOf', { name: society.name })} actions={actions} />
      <Suspense>
        {open === 'provider' && <ProviderDialog society={society} onClose={close} />}
        {open === 'rename' && <RenameDialog society={society} onClose={close} />}
        {open === 'dissolve' && <DissolveDialog society={society} onClose={close} />}
      </Suspense>
    </>
  )
}
