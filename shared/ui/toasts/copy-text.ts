import { uiText } from '../texts.ts'
import { showToast, toast } from './toast-queue.ts'

/**
 * Puts a text on the clipboard and says so. Where the browser refuses (no permission, no secure connection), the text
 * stands in a message that stays, to be copied by hand.
 * @param said what is said when it is copied: "Der Link ist kopiert."
 */
export const copyText = async (text: string, said: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    showToast({ text: uiText('notCopied'), tone: 'warning', toCopy: text })
    return
  }
  toast.success(said)
}
