import { afterSchemas } from '@kursportal/shared/contract'
import { fullName } from '@kursportal/shared/domain'
import { useSearchParams } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { Button, Card, CardBody } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Declaration } from '../declaration.ts'

const rules = () =>
  afterSchemas(
    async () => (await import(/* webpackChunkName: "withdrawal-rules" */ '../declaration.ts')).declaration,
  )

type Props = { declared: Declaration | undefined; onDone: (declared: Declaration) => void }

/**
 * Step one: who, which contract, and where the receipt goes. Who is logged in finds their name and address there, and
 * whoever comes from a course its contract (`?contract=`).
 */
export const DeclareStep = ({ declared, onDone }: Props): ReactNode => {
  const t = useTexts()
  const user = useSession()?.user
  const [params] = useSearchParams()
  const form = useKitForm(rules, {
    defaultValues: declared ?? {
      name: user ? fullName(user) : '',
      email: user?.email ?? '',
      contract: params.get('contract') ?? '',
      note: '',
    },
  })
  return (
    <Card>
      <CardBody>
        <Form form={form} onSubmit={onDone} label={t('withdrawal.title')}>
          <TextField
            name={form.at('contract')}
            label={t('withdrawal.contract')}
            hint={t('withdrawal.contractHint')}
            maxLength={300}
          />
          <TextField
            name={form.at('name')}
            label={t('withdrawal.name')}
            autoComplete="name"
            maxLength={200}
          />
          <TextField
            name={form.at('email')}
            type="email"
            label={t('withdrawal.email')}
            hint={t('withdrawal.emailHint')}
            autoComplete="email"
          />
          <TextField
            name={form.at('note')}
            label={t('withdrawal.note')}
            rows={3}
            maxLength={2_000}
            optional
          />
          <FormButtons fill>
            <Button type="submit" variant="contained" size="large">
              {t('withdrawal.next')}
            </Button>
          </FormButtons>
        </Form>
      </CardBody>
    </Card>
  )
}
