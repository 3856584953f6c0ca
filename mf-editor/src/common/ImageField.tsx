import { imageAddress } from '@kursportal/shared/client'
import { useSystemConfig } from '@kursportal/shared/store'
import type { FieldName } from '@kursportal/shared/ui/forms'
import { PictureField } from '@kursportal/shared/ui/picture'
import type { ReactNode } from 'react'

type Props = { name: FieldName<string | null>; label: string; hint?: ReactNode }

/** The picture of a course, chapter or lecture: always 16:9, so that cards and players show all of it. */
export const ImageField = (props: Props): ReactNode => {
  const { limits } = useSystemConfig()
  return <PictureField {...props} shape="16x9" maxBytes={limits.image_bytes} />
}

/** The portrait of somebody: always a square, so that it fits the round it is shown in. */
export const PortraitField = (props: Props): ReactNode => {
  const { limits } = useSystemConfig()
  return <PictureField {...props} shape="1x1" maxBytes={limits.image_bytes} />
}

/** A picture as it stands somewhere, small; without one nothing. */
const ShownImage = ({ imageId }: { imageId: string | null }): ReactNode =>
  imageId ? (
    <img src={imageAddress(imageId, 320)} alt="" style={{ display: 'block', width: 240, maxWidth: '100%' }} />
  ) : (
    '–'
  )

/** The same, where two versions of a field stand side by side. */
export const showImage = (imageId: string | null): ReactNode => <ShownImage imageId={imageId} />
