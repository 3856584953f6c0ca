import { object, societyFields } from '@kursportal/shared/contract'
import { Link, toast, Typography } from '@kursportal/shared/ui'
import { CheckboxField, FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../../../texts/index.ts'
import { useBeginOwnSociety } from '../api/own-society.ts'

/** Founds the own group: its name, which others read, and the terms. */
const FoundDialog = ({
  onClose,
  onFounded,
}: {
  onClose: () => void
  onFounded: (id: string) => void
}): ReactNode => {
  const t = useTexts()
  const begin = useBeginOwnSociety()
  const schema = object({
    name: societyFields.name,
    terms: z.boolean().refine((given) => given, t('begin.termsMissing')),
  })
  const form = useKitForm(schema, { defaultValues: { name: '', terms: false } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('begin.action')}
      form={form}
      submitLabel={t('begin.submit')}
      onSubmit={async ({ name }) => {
        const { id } = await begin.mutateAsync({ name, terms_accepted: true })
        onFounded(id)
        toast.success(t('begin.done'))
      }}
    >
      <KeepTyped form={form} part="new-society" />
      <Typography>{t('begin.intro')}</Typography>
      <TextField name={form.at('name')} label={t('begin.name')} hint={t('begin.nameHint')} maxLength={120} />
      <CheckboxField
        name={form.at('terms')}
        label={
          <>
            {t('begin.termsBefore')}{' '}
            <Link href="/legal/terms-of-use" target="_blank" rel="noopener">
              {t('begin.terms')}
            </Link>{' '}
            {t('begin.termsAfter')}
          </>
        }
      />
    </FormDialog>
  )
}

export default FoundDialog
