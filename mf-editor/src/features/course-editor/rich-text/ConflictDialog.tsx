import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Dialog, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { RichTextView } from '@kursportal/shared/ui/rich-text'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'
import { readRichText } from '../api/rich-text.ts'

type Props = {
  videoId: string
  open: boolean
  /** Gets the version that is written over. */
  onKeepMine: (theirVersion: string) => void
  onTakeTheirs: () => Promise<void>
}

/** Two people wrote at once: shows the other text and asks which one holds. Nothing is lost before that is answered. */
export const ConflictDialog = ({ videoId, open, onKeepMine, onTakeTheirs }: Props): ReactNode => {
  const t = useTexts()
  const read = readRichText(videoId)
  const theirs = useQuery({
    ...read,
    queryKey: [...read.queryKey, 'conflict'],
    staleTime: 0,
    enabled: open,
  })
  return (
    <Dialog
      open={open}
      // There is no third way: one of the two has to hold.
      onClose={() => undefined}
      title={t('richText.conflictTitle')}
      width="md"
      actions={
        <>
          <Button variant="outlined" onClick={() => void onTakeTheirs()} disabled={!theirs.data}>
            {t('richText.conflictTheirs')}
          </Button>
          <Button
            variant="contained"
            disabled={!theirs.data}
            onClick={() => theirs.data && onKeepMine(theirs.data.version)}
          >
            {t('richText.conflictMine')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('richText.conflictBody')}</Typography>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('richText.conflictSeeTheirs')}
      </Typography>
      {theirs.data ? (
        <Box
          sx={{ maxHeight: '40vh', overflowY: 'auto', p: 2, bgcolor: 'background.sunken', borderRadius: 2 }}
        >
          <RichTextView document={theirs.data.document} />
        </Box>
      ) : theirs.isError ? (
        <LoadFailure
          title={t('richText.loadFailed')}
          error={theirs.error}
          onRetry={() => void theirs.refetch()}
          retrying={theirs.isFetching}
        />
      ) : (
        <TextSkeleton />
      )}
    </Dialog>
  )
}
