import { failureText } from '@kursportal/shared/client'
import { attachmentMaxBytes, type Attachment } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { Box } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { documentTypes } from '../../../common/document-types.ts'
import { useTexts } from './texts.ts'
import type { useAddHandout } from '../api/handouts.ts'

type Props = {
  add: ReturnType<typeof useAddHandout>
  /** Called with the file once it is there. */
  onAdded?: (file: Attachment) => void
}

/** Takes a file for the learners of a lecture, and says what went wrong with it. */
export const HandoutDrop = ({ add, onAdded }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Box>
      <FileDrop
        label={t('handouts.choose')}
        hint={
          add.isPending
            ? t('handouts.sending')
            : t('handouts.hint', { size: formatSizeLimit(attachmentMaxBytes) })
        }
        accept={documentTypes}
        maxBytes={attachmentMaxBytes}
        disabled={add.isPending}
        error={add.isError ? failureText(add.error) : undefined}
        onFiles={([file]) => file && add.mutate(file, onAdded && { onSuccess: onAdded })}
      />
    </Box>
  )
}
