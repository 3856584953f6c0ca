import { formatSizeLimit } from '@kursportal/shared/i18n'
import { object, videoFields, type CaptionSummary } from '@kursportal/shared/contract'
import { readCaptions } from '@kursportal/shared/domain'
import { Alert, Box, Button, ConfirmDialog, Stack, toast, Typography } from '@kursportal/shared/ui'
import { FileDrop, Form, SelectField, useKitForm } from '@kursportal/shared/ui/forms'
import { useIsKept } from '@kursportal/shared/ui/kept'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { usePutCaption } from '../api/captions.ts'
import { captionProblem, problemText } from './caption-problem.ts'
import { firstLines, readCaptionsFile, type CaptionsEncoding } from './captions-file.ts'
import { keptLines, linesPart } from './kept-lines.ts'
import { languageName, languageOptions } from './languages.ts'

const schema = object({ language: videoFields.title.min(1) })
/** Bytes of a captions file; the server refuses more than two million letters. */
const MAX = 2 * 1024 ** 2
/** So many captions show whether the letters and the language are right. */
const SHOWN = 3

type Chosen = { name: string; bytes: Uint8Array }
type Looked = { name: string; text: string; encoding: CaptionsEncoding }

/** The beginning of a file, to see whether its letters and its language are right before it is saved. */
const Look = ({ name, text, encoding }: Looked): ReactNode => {
  const t = useTexts()
  const lines = firstLines(text, SHOWN)
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('upload.captions.look', { name })}
      </Typography>
      {lines.length > 0 && (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            mt: 1,
            p: 2,
            borderRadius: '14px',
            bgcolor: 'background.sunken',
            overflowWrap: 'anywhere',
          }}
        >
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- captions may repeat, and their order stays
            <Typography key={index}>{line}</Typography>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t(encoding.startsWith('windows') ? 'upload.captions.lookOld' : 'upload.captions.lookHint')}
      </Typography>
    </Box>
  )
}

type Props = {
  videoId: string
  /** What there is already. */
  captions: readonly CaptionSummary[]
  /** A file is chosen that is not saved yet, or none any more. */
  onChosen: (isChosen: boolean) => void
  /** The lines of a language are to be written by hand. */
  onWrite: (language: string, isNew: boolean) => void
}

/** Adds or replaces the captions of one language: from a file, looked at before it is saved, or written line by line. */
export const AddCaption = ({ videoId, captions, onChosen, onWrite }: Props): ReactNode => {
  const t = useTexts()
  const put = usePutCaption(videoId)
  const taken = captions.map(({ language: one }) => one)
  const freeBut = (more?: string) =>
    languageOptions.find(({ value }) => value !== more && !taken.includes(value))?.value ?? 'de'
  const form = useKitForm(schema, { defaultValues: { language: freeBut() } })
  const [chosen, keepChosen] = useState<Chosen>()
  const setChosen = (next: Chosen | undefined): void => {
    keepChosen(next)
    onChosen(next !== undefined)
  }
  const [refused, setRefused] = useState<string>()
  const [asking, setAsking] = useState(false)
  const language = form.watch('language')
  const called = languageName(language)
  const isNew = !taken.includes(language)
  const isKept = useIsKept(linesPart({ videoId, language }), keptLines)
  // The language says which letters an older file has.
  const read = chosen && { name: chosen.name, ...readCaptionsFile(chosen.bytes, language) }
  const choose = async (file: File): Promise<void> => {
    put.reset()
    const bytes = new Uint8Array(await file.arrayBuffer())
    const found = readCaptions(readCaptionsFile(bytes, language).text, null)
    setRefused('problem' in found ? problemText(found.problem, found.line) : undefined)
    if ('cues' in found) setChosen({ name: file.name, bytes })
  }
  const save = async (): Promise<void> => {
    if (!read) return
    const replaced = captions.find((one) => one.language === language)
    await put.mutateAsync({ language, content: read.text, based_on: replaced?.version ?? '' })
    setChosen(undefined)
    form.setValue('language', freeBut(language))
    toast.success(t('upload.captions.added', { language: called }))
  }
  const submit = (): void => {
    if (!isNew) setAsking(true)
    // What goes wrong stands below, from the mutation.
    else void save().catch(() => undefined)
  }
  return (
    <Form form={form} onSubmit={submit}>
      <Stack sx={{ gap: 2 }}>
        <SelectField
          name={form.at('language')}
          label={t('upload.captions.language')}
          placeholder={null}
          options={languageOptions}
        />
        {read ? (
          <Look {...read} />
        ) : (
          <>
            <FileDrop
              label={t('upload.captions.file')}
              hint={t('upload.captions.fileHint', { size: formatSizeLimit(MAX) })}
              accept=".vtt,.srt,text/vtt"
              maxBytes={MAX}
              error={refused}
              onFiles={([file]) => file && void choose(file)}
            />
            {isNew && (
              <Box>
                <Button variant="outlined" onClick={() => onWrite(language, true)}>
                  {t(isKept ? 'upload.captions.writeOn' : 'upload.captions.write', { language: called })}
                </Button>
                <Typography sx={{ color: 'text.secondary', mt: 1 }}>
                  {t('upload.captions.writeHint')}
                </Typography>
              </Box>
            )}
          </>
        )}
        {put.isError && <Alert severity="error">{captionProblem(put.error)}</Alert>}
        {chosen && (
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" type="submit" loading={put.isPending}>
              {t('upload.captions.save', { language: called })}
            </Button>
            <Button
              variant="text"
              onClick={() => {
                put.reset()
                setChosen(undefined)
              }}
            >
              {t('upload.captions.other')}
            </Button>
          </Stack>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('upload.captions.replaceTitle', { language: called })}
        confirmLabel={t('upload.captions.replace')}
        errorText={captionProblem}
        onConfirm={save}
      >
        {t('upload.captions.replaceBody')}
      </ConfirmDialog>
    </Form>
  )
}
