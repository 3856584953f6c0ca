import { failureText, isFailure } from '@kursportal/shared/client'
import { unusableRecords } from '@kursportal/shared/contract'
import { translate } from './texts.ts'

const reasons = [
  'unknown_format',
  'old_office',
  'old_exelearning',
  'scorm',
  'unreadable',
  'encrypted',
  'newer_version',
  'nothing_found',
  'too_large',
  'too_many_files',
  'unsafe_path',
] as const

const ninoxReasons = ['not_configured', 'unreachable', 'refused', 'not_found', 'invalid_answer'] as const

const reasonOf = (details: unknown): unknown =>
  typeof details === 'object' && details !== null && 'reason' in details ? details.reason : undefined

/** Why a course of Ninox does not come: what of it has to be mended there, or what stands in the way. */
const ninoxText = (details: unknown): string | undefined => {
  const { data } = unusableRecords.safeParse(details)
  if (data)
    return translate('import.ninox.unusable', {
      places: data.records
        .map(({ table, record, field }) => translate('import.ninox.place', { table, record, field }))
        .join('; '),
    })
  const reason = ninoxReasons.find((one) => one === reasonOf(details))
  return reason && translate(`import.ninox.failed.${reason}`)
}

/** Why something does not come at all, in words. */
export const refusalText = (error: unknown): string => {
  if (isFailure(error, 'import_failed')) return ninoxText(error.details) ?? failureText(error)
  if (!isFailure(error, 'import_refused')) return failureText(error)
  const reason = reasons.find((one) => one === reasonOf(error.details))
  return reason ? translate(`import.refused.${reason}`) : failureText(error)
}

/** What a file chooser offers. */
export const acceptedImports =
  '.zip,.mbz,.imscc,.elpx,.elp,.h5p,.gz,.docx,.pptx,.pdf,.txt,.gift,.xml,.srt,.vtt'
