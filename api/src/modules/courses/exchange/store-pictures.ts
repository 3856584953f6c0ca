import { availableParallelism } from 'node:os'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { imageFolder } from '../../images/images.rules.ts'
import { looksStorable, prepareImage, type PreparedImage } from '../../images/prepare-image.ts'
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
 * Pictures that are made smaller at once: nearly all of the time is encoding, which takes a core each. Never so many that
 * their pixels crowd the memory, nor that others find no core.
 */
const AT_ONCE = Math.max(2, Math.min(4, availableParallelism() - 1))

/** Goes through all pictures, some at once; after a failure none is begun any more, and those that were are waited for. */
const forEachPicture = async (
  { pictures }: ImportPlan,
  take: (key: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> => {
  const waiting = [...pictures]
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(...next)
  }
  const all = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      takeNext().catch((error: unknown) => {
        waiting.length = 0
        throw error
      }),
    ),
  )
  for (const one of all) if (one.status === 'rejected') throw one.reason
}

/**
 * Stores the pictures of a plan. One that is none, or is damaged, is left out and told; the plan is changed so.
 */
export const storePictures = async (
  { storage }: Pick<Services, 'storage'>,
  plan: ImportPlan,
): Promise<StoredPictures> => {
  const stored: StoredPictures = new Map()
  const prepared = (key: string, bytes: Uint8Array): Promise<PreparedImage | undefined> =>
    prepareImage(Buffer.from(bytes), {
      keepsPrepared: plan.format === 'kursportal',
      takesGif: true,
      isOneOfMany: true,
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      leaveOut(plan, key)
      return undefined
    })
  try {
    await forEachPicture(plan, async (key, bytes) => {
      const image = await prepared(key, bytes)
      if (!image) return
      const { width, height, sizes } = image
      const id = newId()
      // Named before it is stored: what is stored in part is taken away again as well.
      stored.set(key, { id, width, height })
      await putSizes({ storage }, id, { width, height, sizes })
    })
    return stored
  } catch (error) {
    await dropPictures({ storage }, stored)
    throw error
  }
}

/** Takes pictures away again that nothing shows. */
export const dropPictures = async (
  { storage }: Pick<Services, 'storage'>,
  pictures: StoredPictures,
): Promise<void> => {
  for (const { id } of pictures.values()) await storage.remove(imageFolder(id))
}
