import type { LastEdit } from '../../contract/edits.ts'
import { toast } from '../toasts/toast-queue.ts'
import { editText } from './edit-texts.ts'

/**
 * Says that what somebody else changed meanwhile is there as well.
 * @param reader id of whoever is logged in here: what they changed themselves came from another window
 */
export const noteMerged = (edited: LastEdit, reader?: string): void => {
  const by = edited?.by
  if (by && by.id === reader) toast.info(editText('mergedOwn'))
  else toast.info(by?.name ? editText('mergedFrom', { name: by.name }) : editText('merged'))
}
