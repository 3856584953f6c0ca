import { imageAddress } from '@kursportal/shared/client'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { useInvitation } from '../joining-context.ts'
import { Opening } from '../Opening.tsx'
import { ActionButton } from './ActionButton.tsx'
import type { BlockOf } from './block-of.ts'

/** The large beginning: picture, heading, a sentence, a button. */
export const HeroBlock = ({ block, first }: BlockOf<'hero'> & { first: boolean }): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const image = block.image?.image_id ?? access.courses[0]?.image_id
  return (
    <Opening
      first={first}
      overline={first && access.inviter ? t('access.invites', { name: access.inviter }) : undefined}
      title={block.heading || access.name}
      text={block.text}
      image={imageAddress(image, 1280)}
      alt={block.image?.alt ?? ''}
    >
      {block.button && <ActionButton button={block.button} />}
    </Opening>
  )
}
