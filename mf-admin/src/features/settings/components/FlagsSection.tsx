import { object, settings as settingsSchema, type Settings } from '@kursportal/shared/contract'
import { CheckboxField, SectionForm, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useChangeSettings } from '../api/change-settings.ts'

const flags = ['communities', 'insurance_data', 'faq'] as const
const { communities, insurance_data, faq } = settingsSchema.shape
const schema = object({ communities, insurance_data, faq })

/** What the platform offers at all; a switched flag takes effect in every open tab. */
export const FlagsSection = ({ settings }: { settings: Settings }): ReactNode => {
  const t = useTexts()
  const change = useChangeSettings()
  const values = {
    communities: settings.communities,
    insurance_data: settings.insurance_data,
    faq: settings.faq,
  }
  const form = useKitForm(schema, {
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, {
    id: 'flags',
    save: change.mutateAsync,
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
      {flags.map((flag) => (
        <CheckboxField
          key={flag}
          name={flag}
          label={t(`settings.flags.${flag}.label`)}
          hint={t(`settings.flags.${flag}.hint`)}
        />
      ))}
    </SectionForm>
  )
}
