import { object, settingsCalls, type Settings } from '@kursportal/shared/contract'
import { ColorField } from '@kursportal/shared/ui/color'
import { SectionForm, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useChangeSettings } from '../api/change-settings.ts'

const schema = object({ primary: settingsCalls.changeSettings.body.shape.colors.unwrap().shape.primary })

/** The colour everything of weight has; what cannot be read is shown and said before it is saved. */
export const ColorSection = ({ settings: { colors } }: { settings: Settings }): ReactNode => {
  const t = useTexts()
  const change = useChangeSettings()
  const form = useKitForm(schema, {
    defaultValues: { primary: colors.primary },
    values: { primary: colors.primary },
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, {
    id: 'color',
    save: ({ primary }) => change.mutateAsync({ colors: { primary } }),
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
      <ColorField name="primary" label={t('settings.color.label')} />
    </SectionForm>
  )
}
