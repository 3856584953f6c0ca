import { object, settingsCalls, type Settings } from '@kursportal/shared/contract'
import { SectionForm, TextField } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useSettingsSection } from '../api/useSettingsSection.ts'

const schema = object({ name: settingsCalls.changeSettings.body.shape.name.unwrap() })

/** What the platform is called. */
export const NameSection = ({ settings }: { settings: Settings }): ReactNode => {
  const t = useTexts()
  const { form, section, notes } = useSettingsSection({
    id: 'name',
    rules: schema,
    settings,
    fieldsOf: ({ name }) => ({ name }),
    changeOf: (changed) => changed,
    looks: { name: { label: t('settings.name.label') } },
    done: t('settings.name.saved'),
  })
  return (
    <SectionForm
      id="name"
      title={t('settings.name.title')}
      intro={t('settings.name.intro')}
      form={form}
      section={section}
    >
      <TextField name={form.at('name')} label={t('settings.name.label')} autoComplete="off" maxLength={60} />
      {notes}
    </SectionForm>
  )
}
