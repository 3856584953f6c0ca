import type { CaptionSummary } from '@kursportal/shared/contract'
import { call, failureText, isFailure } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import {
  ActionMenu,
  Box,
  Card,
  CardBody,
  ConfirmDialog,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  Stack,
  StatusChip,
  TextSkeleton,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useIsKept } from '@kursportal/shared/ui/kept'
import { useId, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { listCaptions, useDeleteCaption } from '../api/captions.ts'
import { AddCaption } from './AddCaption.tsx'
import { beginsWithin } from './cue-edits.ts'
import { CaptionEditor } from './CaptionEditor.tsx'
import { keptLines, linesPart } from './kept-lines.ts'
import { languageName } from './languages.ts'
import { RecognisedSpeech } from './RecognisedSpeech.tsx'

const download = async (videoId: string, { language }: CaptionSummary): Promise<void> => {
  const { vtt } = await call('GET /caption', { query: { 'video-id': videoId, language } })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }))
  link.download = `untertitel.${language}.vtt`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Says that lines of a language were corrected and not saved, by a tab that was closed, say. */
const KeptChip = ({ videoId, language }: { videoId: string; language: string }): ReactNode => {
  const t = useTexts()
  const isKept = useIsKept(linesPart({ videoId, language }), keptLines)
  return isKept && <StatusChip tone="warning">{t('common.saving.unsaved')}</StatusChip>
}

type Props = {
  videoId: string
  /** The film to hear beside the lines, where it can be played. */
  film?: { id: string; title: string; seconds: number | null; hasSound: boolean } | undefined
  /** The only film could not be processed: what exists stays within reach, nothing new is asked for. */
  filmFailed?: boolean
}

/** The captions of a lecture by language: list, edit, download, delete, add. */
export const Captions = ({ videoId, film, filmFailed = false }: Props): ReactNode => {
  const t = useTexts()
  const titleId = useId()
  const captions = useQuery(listCaptions(videoId))
  const remove = useDeleteCaption(videoId)
  const [asked, setAsked] = useState<{ caption: CaptionSummary; open: boolean }>()
  const [shown, setShown] = useState<{ language: string; isNew: boolean }>()
  const write = (language: string, isNew: boolean) => setShown({ language, isNew })
  // A film that fails meanwhile does not take the chosen file with it.
  const [isChosen, setChosen] = useState(false)
  const isOffered = !filmFailed || isChosen
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Card>
        <CardBody>
          <Typography variant="h3" id={titleId}>
            {t('upload.captions.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
            {t('upload.captions.intro')}
          </Typography>
          <Loaded
            query={captions}
            waiting={<TextSkeleton lines={2} />}
            failed={t('upload.captions.loadFailed')}
          >
            {({ items }) => (
              <>
                {items.length > 0 && (
                  <Stack component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
                    {items.map((caption) => (
                      <Box
                        component="li"
                        key={caption.language}
                        sx={{
                          display: 'flex',
                          alignItems: 'center',
                          gap: 1,
                          borderBottom: 1,
                          borderColor: 'divider',
                        }}
                      >
                        <Box sx={{ flex: 1, py: 1 }}>
                          <strong>{languageName(caption.language)}</strong>{' '}
                          <Box component="span" sx={{ color: 'text.secondary' }}>
                            {t('upload.captions.cues', { count: caption.cues })}
                          </Box>{' '}
                          {!beginsWithin(caption.last_from, film?.seconds ?? null) && (
                            <StatusChip tone="warning">{t('upload.captions.tooLong')}</StatusChip>
                          )}{' '}
                          {shown?.language !== caption.language && (
                            <KeptChip videoId={videoId} language={caption.language} />
                          )}
                        </Box>
                        <ActionMenu
                          label={languageName(caption.language)}
                          actions={[
                            {
                              label: t('upload.captions.edit'),
                              icon: <EditIcon size={20} />,
                              onPress: () => write(caption.language, false),
                            },
                            {
                              label: t('upload.captions.download', {
                                language: languageName(caption.language),
                              }),
                              icon: <DownloadIcon size={20} />,
                              onPress: () =>
                                void download(videoId, caption).catch((error: unknown) =>
                                  toast.error(failureText(error)),
                                ),
                            },
                            {
                              label: t('upload.captions.remove', {
                                language: languageName(caption.language),
                              }),
                              icon: <DeleteIcon size={20} />,
                              destructive: true,
                              onPress: () => setAsked({ caption, open: true }),
                            },
                          ]}
                        />
                      </Box>
                    ))}
                  </Stack>
                )}
                {items.length === 0 && isOffered && (
                  <Typography sx={{ mb: 2 }}>{t('upload.captions.none')}</Typography>
                )}
                {!isOffered && (
                  <Typography>
                    {t(items.length > 0 ? 'upload.captions.filmFailedKept' : 'upload.captions.filmFailed')}
                  </Typography>
                )}
                {film && <RecognisedSpeech videoId={videoId} film={film} captions={items} />}
                {isOffered && (
                  <AddCaption videoId={videoId} captions={items} onChosen={setChosen} onWrite={write} />
                )}
              </>
            )}
          </Loaded>
        </CardBody>
        {shown && (
          <CaptionEditor videoId={videoId} {...shown} film={film} onClose={() => setShown(undefined)} />
        )}
        {asked && (
          <ConfirmDialog
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
            title={t('upload.captions.removeTitle', { language: languageName(asked.caption.language) })}
            confirmLabel={t('upload.captions.removeLabel')}
            destructive
            errorText={(error) =>
              isFailure(error, 'edited_meanwhile') ? t('upload.captions.removeEdited') : failureText(error)
            }
            onConfirm={async () => {
              await remove.mutateAsync(asked.caption)
              toast.success(t('upload.captions.removed', { language: languageName(asked.caption.language) }))
            }}
          />
        )}
      </Card>
    </Box>
  )
}
