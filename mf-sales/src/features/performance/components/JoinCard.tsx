import { call, failureText, isFailure, queryKey } from '@kursportal/shared/client'
import { line, object } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { Button, Section, toast } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

const schema = object({ code: line(20).min(1) })

/** For whoever belongs nowhere: the short word of a flyer still counts after registering. */
const JoinCard = (): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const join = useMutation({
    mutationFn: (code: string) => call('POST /society/join', { body: { code } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') }),
        client.invalidateQueries({ queryKey: queryKey('GET /user') }),
      ]),
  })
  const form = useKitForm(schema, { defaultValues: { code: '' } })
  return (
    <Section variant="card" title={t('join.title')} intro={t('join.intro')}>
      <Form
        form={form}
        label={t('join.title')}
        errorText={(error) => (isFailure(error, 'not_found') ? t('join.codeUnknown') : failureText(error))}
        onSubmit={async ({ code }) => {
          const { name } = await join.mutateAsync(code)
          toast.success(t('join.done', { name }))
        }}
      >
        <TextField
          name={form.at('code')}
          label={t('join.code')}
          hint={t('join.codeHint')}
          autoComplete="off"
          maxLength={20}
        />
        <FormButtons>
          <Button type="submit" variant="outlined" loading={join.isPending}>
            {t('join.submit')}
          </Button>
        </FormButtons>
      </Form>
    </Section>
  )
}

export default JoinCard
