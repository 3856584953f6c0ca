import { storeImage } from '../../modules/images/store-image.ts'
import { outsideTransaction } from '../../platform/storage/apart-from-transactions.ts'
import type { Context } from '../../platform/context.ts'

/** Stores a drawn picture of somebody; answers its id. Whoever fills a platform may do so on the way. */
export const addImage = (context: Context, svg: string, ownerId: string): Promise<string> =>
  outsideTransaction(() => storeImage(context, Buffer.from(svg), { ownerId }))
