import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { imageFolder } from '../../images/images.rules.ts'
import { prepareImage } from '../../images/prepare-image.ts'
import { putSizes } from '../../images/store-image.ts'
import type { ImportPlan } from './plan.types.ts'

/** A picture that lies in the storage already, and is known to nobody yet. */
export type StoredPicture = { id: string; width: number; height: number }

/** Pictures by their keys in the file. */
export type StoredPictures = Map<string, StoredPicture>

/**
 * Stores the pictures of a plan. One that is none, or is damaged, is left out and told; the plan is changed so.
 */
export const storePictures = async (
  { storage }: Pick<Services, 'storage'>,
  plan: ImportPlan,
): Promise<StoredPictures> => {
  const stored: StoredPictures = new Map()
  for (const [key, read] of plan.pictures) {
    try {
      const { width, height, sizes } = await prepareImage(Buffer.from(read()))
      const id = newId()
      await putSizes({ storage }, id, { width, height, sizes })
      stored.set(key, { id, width, height })
    } catch (error) {
      if (!(error instanceof ApiError)) {
        await dropPictures({ storage }, stored)
        throw error
      }
      plan.left_out.push({ what: key, reason: 'picture' })
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
