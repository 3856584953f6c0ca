import { settings as settingsSchema, type Settings } from '@kursportal/shared/contract'
import { byFlag, flagNames } from '@kursportal/shared/domain'
import { CheckboxField, SectionForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useSettingsSection } from '../api/useSettingsSection.ts'

const schema = settingsSchema.pick(byFlag(() => true as const))

/** What the platform offers at all; a switched flag takes effect in every open tab. */
export const FlagsSection = ({ settings }: { settings: Settings }): ReactNode => {
  const t = useTexts()
  const { form, section, notes } = useSettingsSection({
    id: 'flags',
    rules: schema,
    settings,
    fieldsOf: (all) => byFlag((flag) => all[flag]),
    changeOf: (changed) => changed,
    looks: byFlag((flag) => ({ label: t(`settings.flags.${flag}.label`) })),
    done: t('settings.flags.saved'),
  })
  return (
    <SectionForm
      id="flags"
      title={t('settings.flags.title')}
      intro={t('settings.flags.intro')}
      form={form}
      section={section}
    >
      {flagNames.map((flag) => (
        <CheckboxField
          key={flag}
          name={form.at(flag)}
          label={t(`settings.flags.${flag}.label`)}
          hint={t(`settings.flags.${flag}.hint`)}
        />
      ))}
      {notes}
    </SectionForm>
  )
}
