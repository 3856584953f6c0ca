import { piecesOf } from '@kursportal/shared/domain'
import { Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** A post as it was written: text with its line breaks, and web addresses to open elsewhere. */
export const PostText = ({ text }: { text: string }): ReactNode => (
  <Typography component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {piecesOf(text).map((piece, index) =>
      piece.href ? (
        <Link key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {piece.text}
        </Link>
      ) : (
        piece.text
      ),
    )}
  </Typography>
)
