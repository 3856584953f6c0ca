import { afterSchemas, type FiledContentReport } from '@kursportal/shared/contract'
import { contentReportReasons, fullName, keysOf, needsReporter } from '@kursportal/shared/domain'
import { useSession } from '@kursportal/shared/store'
import { Button, Card, CardBody, Typography } from '@kursportal/shared/ui'
import {
  CheckboxField,
  Form,
  FormButtons,
  RadioField,
  TextField,
  useKitForm,
} from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { useTexts } from '../texts.ts'
import { useFileReport } from '../api/file-report.ts'
import type { Report, ReportFields } from '../report.ts'

const rules = () =>
  afterSchemas(async () => (await import(/* webpackChunkName: "report-rules" */ '../report.ts')).report)

const reasons = keysOf(contentReportReasons)

type Props = { address: string; onDone: (receipt: FiledContentReport) => void }

/** Where it stands, what is wrong with it, and who says so. Who is logged in finds their name and address there. */
export const ReportForm = ({ address, onDone }: Props): ReactNode => {
  const t = useTexts()
  const user = useSession()?.user
  const { mutateAsync, isPending } = useFileReport()
  const form = useKitForm<ReportFields, Report>(rules, {
    defaultValues: {
      address,
      explanation: '',
      name: user ? fullName(user) : '',
      email: user?.email ?? '',
      good_faith: false,
    },
  })
  const reason = form.watch('reason')
  const isNamed = !reason || needsReporter(reason)
  return (
    <Card>
      <CardBody>
        <Form
          form={form}
          onSubmit={async (typed) => {
            const receipt = await mutateAsync(typed)
            form.reset()
            onDone(receipt)
          }}
          errorText={sentenceOf}
          label={t('report.title')}
        >
          <KeepTyped form={form} part={`report/${address}`} inTab />
          <TextField
            name={form.at('address')}
            label={t('report.address')}
            hint={t('report.addressHint')}
            maxLength={1_000}
          />
          <RadioField
            name={form.at('reason')}
            label={t('report.reason')}
            options={reasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          />
          <TextField
            name={form.at('explanation')}
            label={t('report.explanation')}
            hint={t('report.explanationHint')}
            rows={5}
            maxLength={5_000}
          />
          {!isNamed && <Typography>{t('report.nameless')}</Typography>}
          <TextField
            name={form.at('name')}
            label={t('report.name')}
            autoComplete="name"
            maxLength={200}
            optional={!isNamed}
          />
          <TextField
            name={form.at('email')}
            type="email"
            label={t('report.email')}
            hint={t('report.emailHint')}
            autoComplete="email"
            optional={!isNamed}
          />
          <CheckboxField
            name={form.at('good_faith')}
            label={t('report.goodFaith')}
            invalidText={t('report.goodFaithMissing')}
          />
          <FormButtons fill>
            <Button type="submit" variant="contained" size="large" loading={isPending}>
              {t('report.send')}
            </Button>
          </FormButtons>
        </Form>
      </CardBody>
    </Card>
  )
}
