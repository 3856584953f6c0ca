import { Button, PlusIcon } from '@kursportal/shared/ui'
import { FieldInput } from '@kursportal/shared/ui/forms'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** What an answer may have of its own. */
type Explained = { explanation?: string | undefined }

/**
 * The fields in which each answer is explained by itself. They are there once somebody asks for them, or where one is
 * explained already.
 */
export const useAnswerExplanations = <Option extends Explained>(
  options: readonly Option[],
  onChange: (options: Option[]) => void,
): { explanationOf: (index: number) => ReactNode; explainButton: ReactNode } => {
  const t = useTexts()
  const [isAsked, setAsked] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // The button that was pressed is gone: what it asked for has the focus.
    if (isAsked) first.current?.focus()
  }, [isAsked])
  const isOpen = isAsked || options.some(({ explanation }) => explanation !== undefined)
  return {
    explanationOf: (index) =>
      isOpen && (
        <FieldInput
          multiline
          minRows={1}
          {...(index === 0 && { inputRef: first })}
          placeholder={t('quiz.answerExplanationHint')}
          value={options[index]?.explanation ?? ''}
          onChange={(event) =>
            onChange(
              options.map((option, at) =>
                at === index ? { ...option, explanation: event.target.value } : option,
              ),
            )
          }
          slotProps={{
            input: { 'aria-label': t('quiz.answerExplanation', { number: index + 1 }), maxLength: 1000 },
          }}
        />
      ),
    explainButton: !isOpen && (
      <Button variant="text" startIcon={<PlusIcon size={20} />} onClick={() => setAsked(true)}>
        {t('quiz.explainAnswers')}
      </Button>
    ),
  }
}
