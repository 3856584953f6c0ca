import { imageAddress } from '@kursportal/shared/client'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box, Button, CloseIcon, IconButton, PlusIcon, Stack } from '@kursportal/shared/ui'
import { FieldInput } from '@kursportal/shared/ui/forms'
import { PictureDrop, uploadPicture } from '@kursportal/shared/ui/picture'
import { useId, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Check, RightMark } from './answer-parts.tsx'
import { Group } from './EntryList.tsx'
import type { FieldsOf } from './fields-of.ts'
import { markRight } from './question.rules.ts'
import { useAnswerExplanations } from './useAnswerExplanations.tsx'

type Option = FieldsOf<'image_choice'>['question']['options'][number]

const MOST = 12

/** The picture of an answer: chosen, or shown with a way to another one. */
const OptionPicture = (props: {
  option: Option
  number: number
  onImage: (imageId: string | null) => void
}): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const { option, number, onImage } = props
  if (!option.image_id)
    return (
      <PictureDrop
        label={t('quiz.optionPicture', { number })}
        shape="1x1"
        maxBytes={limits.image_bytes}
        onTake={async (part) => onImage(await uploadPicture(part, '1x1'))}
      />
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="img"
        src={imageAddress(option.image_id, 320)}
        alt={option.text}
        sx={{ width: 112, height: 112, objectFit: 'cover', borderRadius: 2 }}
      />
      <Button
        variant="outlined"
        size="small"
        aria-label={t('quiz.otherPictureOf', { number })}
        onClick={() => onImage(null)}
      >
        {t('quiz.otherPicture')}
      </Button>
    </Box>
  )
}

/** Pictures to choose from, each with what can be seen on it, and which are right. */
export const ImageFields = ({ question, onChange }: FieldsOf<'image_choice'>): ReactNode => {
  const t = useTexts()
  const name = useId()
  const { options, several } = question
  const put = (next: Option[]) => onChange({ ...question, options: next })
  const write = (index: number, change: Partial<Option>) =>
    put(options.map((option, at) => (at === index ? { ...option, ...change } : option)))
  const { explanationOf, explainButton } = useAnswerExplanations(options, put)
  return (
    <Stack sx={{ gap: 2 }}>
      <Check
        label={t('quiz.severalPictures')}
        checked={several}
        onChange={(next) => onChange({ ...question, several: next })}
      />
      <Group label={t('quiz.pictures')} hint={t('quiz.picturesHint')}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
          {options.map((option, index) => (
            // New answers have no id yet; their place is all they have.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <Box component="li" key={index} sx={{ display: 'grid', gap: 1 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                <RightMark
                  onlyOne={!several}
                  name={name}
                  label={t('quiz.optionRight', { number: index + 1 })}
                  checked={option.correct}
                  onChange={(checked) => put(markRight(options, index, checked, !several))}
                />
                <FieldInput
                  value={option.text}
                  placeholder={t('quiz.pictureWords')}
                  onChange={(event) => write(index, { text: event.target.value })}
                  slotProps={{
                    input: { 'aria-label': t('quiz.pictureWordsOf', { number: index + 1 }), maxLength: 300 },
                  }}
                />
                <IconButton
                  aria-label={t('quiz.removeOption', { number: index + 1 })}
                  disabled={options.length <= 2}
                  onClick={() => put(options.toSpliced(index, 1))}
                >
                  <CloseIcon size={20} />
                </IconButton>
              </Box>
              <OptionPicture
                option={option}
                number={index + 1}
                onImage={(image_id) => write(index, { image_id })}
              />
              {explanationOf(index)}
            </Box>
          ))}
        </Box>
        {options.length < MOST && (
          <Button
            variant="text"
            startIcon={<PlusIcon size={20} />}
            onClick={() => put([...options, { text: '', image_id: null, correct: false }])}
            sx={{ mt: 1 }}
          >
            {t('quiz.addPicture')}
          </Button>
        )}
        {explainButton}
      </Group>
    </Stack>
  )
}
