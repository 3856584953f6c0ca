import type { DetailedHTMLProps, VideoHTMLAttributes } from 'react'
import type { HlsVideoElement } from 'hls-video-element'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A `<video>` that plays HLS everywhere. */
      'hls-video': DetailedHTMLProps<VideoHTMLAttributes<HlsVideoElement>, HlsVideoElement>
    }
  }
}
