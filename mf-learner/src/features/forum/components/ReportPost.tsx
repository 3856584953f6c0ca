import {
  object,
  reportReason,
  text as severalLines,
  type ForumPost,
  type ForumThreadPage,
} from '@kursportal/shared/contract'
import { useSettings } from '@kursportal/shared/store'
import { Link, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useReportPost } from '../api/report-post.ts'

const NOTE_MAX = 1_000
const schema = object({ reason: reportReason, note: severalLines(NOTE_MAX) })

type Props = { thread: ForumThreadPage; post: ForumPost; onClose: () => void }

/** Tells whoever leads the course what is wrong with a post; what breaks the law is reported to the platform. */
export const ReportPost = ({ thread, post, onClose }: Props): ReactNode => {
  const t = useTexts()
  const { reports } = useSettings()
  const report = useReportPost(post.id)
  const form = useKitForm(schema, { defaultValues: { note: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('forum.reportForm.title')}
      form={form}
      onSubmit={async (values) => {
        await report.mutateAsync(values)
        toast.success(t('forum.reportForm.sent'))
      }}
      submitLabel={t('forum.reportForm.send')}
      errorText={failureWords}
    >
      <KeepTyped form={form} part={`post-report/${post.id}`} />
      <Typography sx={{ color: 'text.secondary' }}>{t('forum.reportForm.intro')}</Typography>
      <RadioField
        name={form.at('reason')}
        label={t('forum.reportForm.reason')}
        options={reportReason.options.map((value) => ({ value, label: t(`forum.reason.${value}`) }))}
      />
      <TextField
        name={form.at('note')}
        label={t('forum.reportForm.note')}
        rows={2}
        optional
        maxLength={NOTE_MAX}
      />
      {reports && (
        <Typography>
          {t('forum.reportForm.illegal')}{' '}
          <Link href={paths.reportContent(paths.topic(thread.course_id, thread.id, post.id))}>
            {t('forum.reportForm.toPlatform')}
          </Link>
        </Typography>
      )}
    </FormDialog>
  )
}
