import { imageAddress } from '@kursportal/shared/client'
import type { ForumAuthor } from '@kursportal/shared/contract'
import { Avatar, Box, PersonIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The portrait of whoever wrote something, or their initials; a figure for somebody without a name. */
export const AuthorPortrait = ({ author }: { author: ForumAuthor }): ReactNode => {
  const { name, image_id: imageId } = author
  if (name) return <Avatar name={name} src={imageAddress(imageId, 160)} />
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width: 44,
        height: 44,
        borderRadius: '50%',
        bgcolor: 'background.sunken',
        color: 'text.secondary',
      }}
    >
      <PersonIcon size={22} />
    </Box>
  )
}
