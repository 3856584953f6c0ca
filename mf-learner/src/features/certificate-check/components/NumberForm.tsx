import { line, object } from '@kursportal/shared/contract'
import { normalizeCertificateNumber } from '@kursportal/shared/domain'
import { Button } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useNavigate } from '@kursportal/shared/router'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

const schema = object({
  number: line(60)
    .min(1)
    .refine((typed) => typed === '' || normalizeCertificateNumber(typed) !== null),
})

/** Where somebody types the number from the paper. */
export const NumberForm = (): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const form = useKitForm(schema, { defaultValues: { number: '' } })
  return (
    <Form
      form={form}
      label={t('certificates.check.title')}
      onSubmit={({ number }) => {
        form.reset({ number })
        void navigate(paths.certificateCheck(normalizeCertificateNumber(number) ?? number))
      }}
    >
      <TextField
        name={form.at('number')}
        label={t('certificates.check.number')}
        hint={t('certificates.check.numberHint')}
        invalidText={t('certificates.check.numberWrong')}
        maxLength={60}
      />
      <FormButtons>
        <Button type="submit" variant="contained" size="large">
          {t('certificates.check.submit')}
        </Button>
      </FormButtons>
    </Form>
  )
}
