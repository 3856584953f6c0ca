import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'
import { imageAddress } from '../../client/image-address.ts'

/** The picture of a question, whole and no taller than leaves room for what is asked; nothing without one. */
export const QuestionPicture = ({ picture }: Pick<AttemptQuestion, 'picture'>): ReactNode =>
  picture && (
    <Box
      component="img"
      src={imageAddress(picture.image_id, 1280)}
      alt={picture.alt}
      sx={{
        display: 'block',
        maxWidth: '100%',
        maxHeight: 'min(420px, 60vh)',
        objectFit: 'contain',
        borderRadius: 2,
        mb: 2,
      }}
    />
  )
