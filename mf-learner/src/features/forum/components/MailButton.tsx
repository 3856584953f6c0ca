import {
  digestChoice,
  forum as forumSchema,
  object,
  type DigestChoice,
  type Forum,
} from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Button, MailIcon, toast } from '@kursportal/shared/ui'
import { CheckboxField, FormDialog, RadioField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { useTexts } from '../texts.ts'
import { useChangeForumStanding } from '../api/change-forum-standing.ts'
import { readForumMail, useChangeForumMail } from '../api/forum-mail.ts'

const schema = object({ digest: digestChoice, followed: forumSchema.shape.followed })

type DialogProps = { forum: Forum; digest: DigestChoice; onClose: () => void }

const MailDialog = ({ forum, digest, onClose }: DialogProps): ReactNode => {
  const t = useTexts()
  const mail = useChangeForumMail()
  const standing = useChangeForumStanding(forum.course_id)
  const form = useKitForm(schema, { defaultValues: { digest, followed: forum.followed } })
  const save = async (values: { digest: DigestChoice; followed: boolean }): Promise<void> => {
    await mail.mutateAsync(values.digest)
    if (values.followed !== forum.followed) await standing.mutateAsync({ followed: values.followed })
    toast.success(t('forum.mail.saved'))
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('forum.mail.title')}
      form={form}
      onSubmit={save}
      submitLabel={t('forum.mail.save')}
      errorText={failureWords}
    >
      <CheckboxField
        name={form.at('followed')}
        label={t('forum.mail.follow')}
        hint={t('forum.mail.followHint')}
      />
      <RadioField
        name={form.at('digest')}
        label={t('forum.mail.digest')}
        options={[
          { value: 'each', label: t('forum.mail.each'), description: t('forum.mail.eachHint') },
          { value: 'daily', label: t('forum.mail.daily'), description: t('forum.mail.dailyHint') },
          { value: 'weekly', label: t('forum.mail.weekly'), description: t('forum.mail.weeklyHint') },
          { value: 'off', label: t('forum.mail.off') },
        ]}
      />
    </FormDialog>
  )
}

/** Opens the choice of how often somebody hears of what is new. */
export const MailButton = ({ forum }: { forum: Forum }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const mail = useQuery({ ...readForumMail, enabled: open })
  const failed = open && mail.isError
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setOpen(true)
          if (failed) void mail.refetch()
        }}
        loading={open && mail.isFetching && !mail.data}
        startIcon={<MailIcon size={20} aria-hidden />}
      >
        {t('forum.mail.button')}
      </Button>
      {failed && <span role="alert">{t('forum.mail.failed')}</span>}
      {open && mail.data && (
        <MailDialog forum={forum} digest={mail.data.digest} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
