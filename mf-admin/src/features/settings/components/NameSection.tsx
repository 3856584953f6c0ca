import { object, settingsCalls, type Settings } from '@kursportal/shared/contract'
import { SectionForm, TextField, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useChangeSettings } from '../api/change-settings.ts'

const schema = object({ name: settingsCalls.changeSettings.body.shape.name.unwrap() })

/** What the platform is called. */
export const NameSection = ({ settings: { name } }: { settings: Settings }): ReactNode => {
  const t = useTexts()
  const change = useChangeSettings()
  const form = useKitForm(schema, {
    defaultValues: { name },
    values: { name },
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, { id: 'name', save: change.mutateAsync, done: t('settings.name.saved') })
  return (
    <SectionForm
      id="name"
      title={t('settings.name.title')}
      intro={t('settings.name.intro')}
      form={form}
      section={section}
    >
      <TextField name="name" label={t('settings.name.label')} autoComplete="off" maxLength={60} />
    </SectionForm>
  )
}
