import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { imageAddress } from '../../client/image-address.ts'
import { Picture } from '../media/Picture.tsx'
import { withChoice } from './choose.ts'
import { Fieldset } from './fieldset.ts'
import type { FieldProps } from './field-props.ts'
import { useQuizTexts } from './quiz-texts.ts'
import { Option } from './tile.ts'

/** Pictures to choose from. What can be seen stands below each, so its picture needs no words of its own. */
export const ImageChoices = ({ question, onAnswer }: FieldProps): ReactNode => {
  const t = useQuizTexts()
  const several = question.several === true
  return (
    <Fieldset aria-label={question.question}>
      {several && <Typography sx={{ color: 'text.secondary' }}>{t('several')}</Typography>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' } }}>
        {question.choices.map(({ id, text, image_id }) => (
          <Option
            key={id}
            sx={{ flexDirection: 'column', alignItems: 'stretch', overflow: 'hidden', p: '0 !important' }}
          >
            {/* Also what it says while it loads: the words below are the answer. */}
            <div aria-hidden>
              <Picture src={image_id ? imageAddress(image_id, 640) : undefined} alt="" ratio={1} />
            </div>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', px: { xs: 1.25, sm: 2 }, pb: 1.5 }}>
              <input
                type={several ? 'checkbox' : 'radio'}
                name={question.id}
                checked={question.answer.includes(id)}
                onChange={(event) =>
                  onAnswer(withChoice(question, { id, on: event.target.checked, several }))
                }
              />
              <span>{text}</span>
            </Box>
          </Option>
        ))}
      </Box>
    </Fieldset>
  )
}
