import { useSystemConfig } from '@kursportal/shared/store'
import { PictureField } from '@kursportal/shared/ui/picture'
import type { ReactNode } from 'react'

type Props = { name: string; label: string; hint?: ReactNode }

/** The picture of a course, chapter or lecture: always 16:9, so that cards and players show all of it. */
export const ImageField = (props: Props): ReactNode => {
  const { limits } = useSystemConfig()
  return <PictureField {...props} shape="16x9" maxBytes={limits.image_bytes} />
}
