import { call, failureText, queryString } from '@kursportal/shared/client'
import {
  attachmentMaxBytes,
  landingDownloadsMost,
  type LandingBlock,
  type LandingFile,
} from '@kursportal/shared/contract'
import { formatFileSize, formatSizeLimit } from '@kursportal/shared/i18n'
import { useMutation } from '@kursportal/shared/query'
import { Box, Link } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useEffect, useRef, type ReactNode } from 'react'
import { documentTypes, withKnownType } from '../../../common/document-types.ts'
import { useTexts } from '../texts.ts'
import { WordsField } from '../components/fields.tsx'
import { Entries } from '../components/parts.tsx'
import type { Change } from './entry-forms.tsx'

type Block = Extract<LandingBlock, { type: 'downloads' }>
type Props = { block: Block; change: Change; accessId: string }

/** What a file is called before its author says it better. */
const titleOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 200)

/** The files visitors may take with them, each with a title. */
export const DownloadsForm = ({ block, change, accessId }: Props): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Entries
        label={t('landing.fields.downloads')}
        entries={block.items}
        max={landingDownloadsMost}
        name={({ title }) => title}
        onChange={(items, field) => change({ ...block, items }, field)}
      >
        {(item, set) => (
          <>
            <Link
              href={`/api/landing-page/file${queryString({ 'access-id': accessId, 'file-id': item.file.file_id })}`}
              download
              sx={{ overflowWrap: 'anywhere' }}
            >
              {t('landing.fields.openFile', {
                type: t(`landing.fileTypes.${item.file.content_type}`),
                size: formatFileSize(item.file.bytes),
              })}
            </Link>
            <WordsField
              label={t('landing.fields.title')}
              value={item.title}
              max={200}
              onChange={(title) => set({ ...item, title }, 'title')}
            />
          </>
        )}
      </Entries>
      {block.items.length < landingDownloadsMost && (
        <FileChooser block={block} change={change} accessId={accessId} />
      )}
    </>
  )
}

const FileChooser = ({ block, change, accessId }: Props): ReactNode => {
  const t = useTexts()
  // The block may have changed while the file was on its way.
  const latest = useRef({ block, change })
  useEffect(() => {
    latest.current = { block, change }
  })
  const upload = useMutation({
    mutationFn: (file: File): Promise<LandingFile> =>
      call('POST /landing-page/file', {
        query: { 'access-id': accessId, name: file.name },
        body: withKnownType(file),
      }),
    onSuccess: (file, { name }) => {
      const now = latest.current
      now.change({ ...now.block, items: [...now.block.items, { file, title: titleOf(name) }] }, 'downloads')
    },
  })
  return (
    <Box>
      <FileDrop
        label={t('landing.fields.addFile')}
        hint={
          upload.isPending
            ? t('handouts.sending')
            : t('handouts.hint', { size: formatSizeLimit(attachmentMaxBytes) })
        }
        accept={documentTypes}
        maxBytes={attachmentMaxBytes}
        disabled={upload.isPending}
        error={upload.isError ? failureText(upload.error) : undefined}
        onFiles={([file]) => file && upload.mutate(file)}
      />
    </Box>
  )
}
