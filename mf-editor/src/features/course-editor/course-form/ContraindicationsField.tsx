import type { CourseFields } from '@kursportal/shared/contract'
import { preventionFields, preventionPrinciples, type PreventionField } from '@kursportal/shared/domain'
import { Box, Button, PlusIcon } from '@kursportal/shared/ui'
import { useFormContext, useWatch, type At } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { TextListField } from '../../../common/TextListField.tsx'
import { useTexts } from './texts.ts'

const MOST = 30

const isPrinciple = (value: unknown): value is keyof typeof preventionPrinciples =>
  typeof value === 'string' && Object.hasOwn(preventionPrinciples, value)

/** When somebody must not take part, with the usual list of the course's field of prevention to begin with. */
export const ContraindicationsField = ({ at }: { at: At<CourseFields> }): ReactNode => {
  const t = useTexts()
  const { getValues, setValue } = useFormContext<CourseFields>()
  const [principle, lines] = useWatch<CourseFields, ['prevention_principle', 'contraindications']>({
    name: ['prevention_principle', 'contraindications'],
  })
  const field: PreventionField = isPrinciple(principle) ? preventionPrinciples[principle].field : 'movement'
  const usual = t(`editor.course.usual.${field}`).split('\n')
  const missing = usual.filter((line) => !(lines ?? []).includes(line))
  const add = () => {
    const typed = getValues('contraindications').filter((line) => line.trim() !== '')
    setValue('contraindications', [...typed, ...missing].slice(0, MOST), { shouldDirty: true })
  }
  return (
    <Box>
      <TextListField
        name={at('contraindications')}
        label={t('editor.course.fields.contraindications')}
        hint={t('editor.course.contraindicationsHint')}
        max={MOST}
        entryLabel={(number) => t('editor.course.outcome', { number })}
        removeLabel={(number) => t('editor.course.removeOutcome', { number })}
        addLabel={t('editor.course.addOutcome')}
      />
      {missing.length > 0 && (
        <Button variant="outlined" startIcon={<PlusIcon size={20} />} onClick={add} sx={{ mt: 1.5 }}>
          {t('editor.course.takeUsual', { field: preventionFields[field] })}
        </Button>
      )}
    </Box>
  )
}
