import type { Access } from '@kursportal/shared/contract'
import { accessPrice } from '@kursportal/shared/domain'
import type { Content } from './content.ts'

/** A page of another access as it fits this one: with its price, and without courses that it does not give. */
export const fittingPage = ({ page, image_id }: Content, access: Access): Content => ({
  image_id,
  page: {
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.type === 'price') return { ...block, price_cents: accessPrice(access) }
      if (block.type !== 'course_content') return block
      return access.courses.some(({ id }) => id === block.course_id) ? block : { ...block, course_id: null }
    }),
  },
})
