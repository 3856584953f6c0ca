import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { useImage } from './useImage.ts'

const Img = styled('img')({})

type Props = Omit<ComponentProps<typeof Img>, 'src' | 'onLoad' | 'onError'> & {
  src: string
  /** Shown while the server prepares the picture, and when there is none. */
  fallback?: ReactNode
}

/** A picture in its own size that waits while the server prepares it (425) instead of being a broken sign. */
export const WaitingImage = ({ src, fallback, ...rest }: Props): ReactNode => {
  const { isDrawn, onLoad, onError } = useImage(src)
  return isDrawn ? <Img {...rest} src={src} onLoad={onLoad} onError={onError} /> : fallback
}
