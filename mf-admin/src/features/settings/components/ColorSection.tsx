import { object, settingsCalls, type Settings } from '@kursportal/shared/contract'
import { ColorField } from '@kursportal/shared/ui/color'
import { SectionForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useSettingsSection } from '../api/useSettingsSection.ts'

const schema = object({ primary: settingsCalls.changeSettings.body.shape.colors.unwrap().shape.primary })

/** The colour everything of weight has; what cannot be read is shown and said before it is saved. */
export const ColorSection = ({ settings }: { settings: Settings }): ReactNode => {
  const t = useTexts()
  const { form, section, notes } = useSettingsSection({
    id: 'color',
    rules: schema,
    settings,
    fieldsOf: ({ colors }) => ({ primary: colors.primary }),
    changeOf: ({ primary }) => (primary === undefined ? {} : { colors: { primary } }),
    looks: { primary: { label: t('settings.color.label') } },
    done: t('settings.color.saved'),
  })
  return (
    <SectionForm
      id="color"
      title={t('settings.color.title')}
      intro={t('settings.color.intro')}
      form={form}
      section={section}
    >
      <ColorField name={form.at('primary')} label={t('settings.color.label')} />
      {notes}
    </SectionForm>
  )
}
