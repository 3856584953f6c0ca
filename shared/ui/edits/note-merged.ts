import type { LastEdit } from '../../contract/edits.ts'
import { toast } from '../toasts/toast-queue.ts'
import { editText } from './edit-texts.ts'

/** Says that what somebody else changed meanwhile is there as well. */
export const noteMerged = (edited: LastEdit): void => {
  const name = edited?.by?.name
  toast.info(name ? editText('mergedFrom', { name }) : editText('merged'))
}
