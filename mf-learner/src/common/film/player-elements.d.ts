import type { DetailedHTMLProps, VideoHTMLAttributes } from 'react'
import type { HlsVideoElement } from 'hls-video-element'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A `<video>` that plays HLS everywhere. */
      'hls-video': DetailedHTMLProps<VideoHTMLAttributes<HlsVideoElement>, HlsVideoElement>
    }
  }
  // oxlint-disable-next-line no-unused-vars -- must have the names React gave them
  interface HTMLAttributes<T> {
    /** Keys a part of the player uses itself, of those the player around it knows. */
    keysused?: string
    /** Stays while the bar of the player is gone. */
    noautohide?: string
  }
}
