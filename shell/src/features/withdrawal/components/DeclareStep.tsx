import { Button, Card, CardBody } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, type KitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Declaration, DeclarationFields } from '../declaration.ts'

type Props = { form: KitForm<DeclarationFields, Declaration>; onDone: (declared: Declaration) => void }

/** Step one: who, which contract, and where the receipt goes. */
export const DeclareStep = ({ form, onDone }: Props): ReactNode => {
  const t = useTexts()
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
