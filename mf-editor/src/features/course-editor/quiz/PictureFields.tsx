import { imageAddress } from '@kursportal/shared/client'
import type { QuizQuestion } from '@kursportal/shared/contract'
import { Box, Button } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { PictureChooser } from '../../../common/PictureChooser.tsx'
import { useTexts } from './texts.ts'

type Picture = NonNullable<QuizQuestion['picture']>
type Props = { picture: Picture | undefined; onPicture: (picture: Picture | undefined) => void }

/** The picture that is shown with a question, in its own shape, and what can be seen on it. */
export const PictureFields = ({ picture, onPicture }: Props): ReactNode => {
  const t = useTexts()
  if (!picture)
    return (
      <Box>
        <PictureChooser
          label={t('quiz.stemPicture')}
          hint={(size) => t('quiz.stemPictureHint', { size })}
          onTake={(image_id) => onPicture({ image_id, alt: '' })}
        />
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="img"
        src={imageAddress(picture.image_id, 640)}
        alt={picture.alt}
        sx={{ maxWidth: '100%', maxHeight: 240, justifySelf: 'start', borderRadius: 2 }}
      />
      <FieldFrame label={t('quiz.stemPictureWords')} hint={t('quiz.stemPictureWordsHint')} error={undefined}>
        {({ id, describedBy }) => (
          <FieldInput
            id={id}
            value={picture.alt}
            onChange={(event) => onPicture({ ...picture, alt: event.target.value })}
            slotProps={{ input: { maxLength: 300, 'aria-describedby': describedBy } }}
          />
        )}
      </FieldFrame>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => onPicture(undefined)}>
        {t('quiz.stemPictureRemove')}
      </Button>
    </Box>
  )
}
