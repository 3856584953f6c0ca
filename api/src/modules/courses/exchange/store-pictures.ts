import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { imageFolder } from '../../images/images.rules.ts'
import { looksStorable, prepareImage } from '../../images/prepare-image.ts'
import { putSizes } from '../../images/store-image.ts'
import { PICTURE, type ImportPlan } from './plan.types.ts'

/** A picture that lies in the storage already, and is known to nobody yet. */
export type StoredPicture = { id: string; width: number; height: number }

/** Pictures by their keys in the file. */
export type StoredPictures = Map<string, StoredPicture>

/** Where a picture of a plan is shown, in words people know it by: its key is the file's own. */
const placeOf = ({ title, chapters }: ImportPlan, key: string): string => {
  const address = JSON.stringify(PICTURE + key)
  const lectures = chapters.flatMap((chapter) => chapter.lectures)
  return lectures.find((lecture) => JSON.stringify(lecture).includes(address))?.title ?? title
}

const leaveOut = (plan: ImportPlan, key: string): void => {
  plan.left_out.push({ what: placeOf(plan, key), reason: 'picture' })
  plan.pictures.delete(key)
}

/** Leaves out what is no picture, which is told; one that is damaged further inside shows only when it is stored. */
export const checkPictures = async (plan: ImportPlan): Promise<void> => {
  for (const [key, bytes] of plan.pictures)
    if (!(await looksStorable(Buffer.from(bytes), { takesGif: true }))) leaveOut(plan, key)
}

/**
 * Stores the pictures of a plan. One that is none, or is damaged, is left out and told; the plan is changed so.
 */
export const storePictures = async (
  { storage }: Pick<Services, 'storage'>,
  plan: ImportPlan,
): Promise<StoredPictures> => {
  const stored: StoredPictures = new Map()
  for (const [key, bytes] of plan.pictures) {
    try {
      const { width, height, sizes } = await prepareImage(Buffer.from(bytes), {
        keepsPrepared: plan.format === 'kursportal',
        takesGif: true,
      })
      const id = newId()
      await putSizes({ storage }, id, { width, height, sizes })
      stored.set(key, { id, width, height })
    } catch (error) {
      if (!(error instanceof ApiError)) {
        await dropPictures({ storage }, stored)
        throw error
      }
      leaveOut(plan, key)
    }
  }
  return stored
}

/** Takes pictures away again that nothing shows. */
export const dropPictures = async (
  { storage }: Pick<Services, 'storage'>,
  pictures: StoredPictures,
): Promise<void> => {
  for (const { id } of pictures.values()) await storage.remove(imageFolder(id))
}
