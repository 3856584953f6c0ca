import { failureText, isFailure } from '@kursportal/shared/client'
import { translate } from '../../texts/index.ts'

const reasons = [
  'unknown_format',
  'old_office',
  'unreadable',
  'encrypted',
  'newer_version',
  'nothing_found',
  'too_large',
  'too_many_files',
  'unsafe_path',
] as const

/** Why a file does not come at all, in words. */
export const refusalText = (error: unknown): string => {
  if (!isFailure(error, 'import_refused')) return failureText(error)
  const { details } = error
  const given =
    typeof details === 'object' && details !== null && 'reason' in details ? details.reason : undefined
  const reason = reasons.find((one) => one === given)
  return reason ? translate(`import.refused.${reason}`) : failureText(error)
}

/** What a file chooser offers. */
export const acceptedImports = '.zip,.mbz,.imscc,.h5p,.gz,.docx,.pptx,.pdf,.txt,.gift,.xml,.srt,.vtt'
