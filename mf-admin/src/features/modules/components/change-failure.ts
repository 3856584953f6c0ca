import { failureText, isFailure } from '@kursportal/shared/client'
import { remoteChange } from '@kursportal/shared/contract'
import { z } from 'zod'
import type { Translate } from '../texts.ts'
import { changeText } from './words.ts'

/** What the platform says to whoever was slower. */
const conflict = z.object({ last_change: remoteChange })

/** Why a change was not made; of two at once, who was faster and why. */
export const changeFailureText =
  (t: Translate) =>
  (error: unknown): string => {
    const faster = isFailure(error, 'edited_meanwhile') && conflict.safeParse(error.details).data?.last_change
    return faster
      ? t('modules.change.faster', { change: changeText(t, faster), reason: faster.reason })
      : failureText(error)
  }
