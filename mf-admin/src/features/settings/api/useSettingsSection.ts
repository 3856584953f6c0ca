import { call } from '@kursportal/shared/client'
import type { Settings } from '@kursportal/shared/contract'
import type { FieldValues } from '@kursportal/shared/ui/forms'
import { editedIn, type FieldLooks } from '@kursportal/shared/ui/edits'
import { useSharedSection } from '../../../common/useSharedSection.tsx'
import { useChangeSettings, type SettingsChange } from './change-settings.ts'

type Options<Fields extends FieldValues> = {
  id: string
  rules: Parameters<typeof useSharedSection<Fields>>[0]['rules']
  settings: Settings
  /** The section's part of the settings. */
  fieldsOf: (settings: Settings) => Fields
  /** What is sent for its part. */
  changeOf: (changed: Partial<Fields>) => SettingsChange
  looks: FieldLooks<Fields>
  done: string
}

/** A section of the settings, which two admins may change at once. */
export const useSettingsSection = <Fields extends FieldValues>({
  settings,
  fieldsOf,
  changeOf,
  ...options
}: Options<Fields>) => {
  const { mutateAsync } = useChangeSettings()
  return useSharedSection<Fields>({
    ...options,
    part: `settings/${options.id}`,
    now: { fields: fieldsOf(settings), version: versionOf(settings) },
    present: async (refusal) => {
      const now = await call('GET /settings')
      return { fields: fieldsOf(now), version: versionOf(now), edited: editedIn(refusal) }
    },
    write: (changed, basedOn) => mutateAsync({ ...changeOf(changed), based_on: basedOn }),
  })
}

const versionOf = ({ updated_at }: Settings): string => updated_at ?? ''
