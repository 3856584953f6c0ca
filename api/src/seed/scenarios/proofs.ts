import sharp from 'sharp'
import { proofKey } from '../../modules/certifications/proof-key.ts'
import { newId } from '../../platform/ids.ts'
import { outsideTransaction } from '../../platform/storage/apart-from-transactions.ts'
import type { Context } from '../../platform/context.ts'

type Proof = {
  /** The draft. */
  course_id: string
  name: string
  /** The paper, drawn. */
  svg: string
  /** Last day on which it holds, `YYYY-MM-DD`; null where it has none. */
  valid_until: string | null
  uploaded_by: string
}

/** Stores a leader's proof of qualification with its file; whoever fills a platform may do so on the way. */
export const addProof = async (context: Context, { svg, ...proof }: Proof): Promise<void> => {
  const id = newId()
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer()
  await outsideTransaction(() => context.storage.put(proofKey(id), bytes, { contentType: 'image/png' }))
  await context.db
    .insertInto('qualification_proofs')
    .values({ id, ...proof, content_type: 'image/png', bytes: bytes.length, created_at: context.clock.now() })
    .execute()
}
