import { type Attachment } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  Card,
  CardBody,
  ConfirmDialog,
  DeleteIcon,
  Link,
  Stack,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import { useId, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { listHandouts, useAddHandout, useRemoveHandout } from '../api/handouts.ts'
import { HandoutDrop } from './HandoutDrop.tsx'

/** The files that learners may take away from a lecture: list, add, remove. */
export const HandoutsPart = ({ videoId }: { videoId: string }): ReactNode => {
  const t = useTexts()
  const titleId = useId()
  const handouts = useQuery(listHandouts(videoId))
  const add = useAddHandout(videoId)
  const remove = useRemoveHandout(videoId)
  const [asked, setAsked] = useState<{ file: Attachment; open: boolean }>()
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Card>
        <CardBody>
          <Typography variant="h3" id={titleId}>
            {t('handouts.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{t('handouts.intro')}</Typography>
          <Loaded query={handouts} waiting={<TextSkeleton lines={2} />} failed={t('handouts.loadFailed')}>
            {({ items }) => (
              <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
                {items.map((file) => (
                  <Box
                    component="li"
                    key={file.id}
                    sx={{
                      display: 'flex',
                      flexWrap: 'wrap',
                      alignItems: 'center',
                      justifyContent: 'space-between',
                      gap: 1,
                      py: 1,
                      borderBottom: 1,
                      borderColor: 'divider',
                    }}
                  >
                    <Box sx={{ overflowWrap: 'anywhere', flex: '1 1 16ch' }}>
                      <Link href={`/api/attachment?attachment-id=${file.id}`} download={file.name}>
                        {file.name}
                      </Link>
                      <Box component="span" sx={{ color: 'text.secondary' }}>
                        {' '}
                        · {formatFileSize(file.bytes)}
                      </Box>
                    </Box>
                    <Button
                      color="inherit"
                      aria-label={t('handouts.removeNamed', { name: file.name })}
                      startIcon={<DeleteIcon size={20} />}
                      onClick={() => setAsked({ file, open: true })}
                    >
                      {t('handouts.remove')}
                    </Button>
                  </Box>
                ))}
              </Stack>
            )}
          </Loaded>
          <HandoutDrop add={add} />
        </CardBody>
      </Card>
      <ConfirmDialog
        open={asked?.open ?? false}
        onClose={() => setAsked(asked && { ...asked, open: false })}
        title={t('handouts.removeTitle', { name: asked?.file.name ?? '' })}
        confirmLabel={t('handouts.remove')}
        destructive
        onConfirm={() => (asked ? remove.mutateAsync(asked.file.id) : undefined)}
      >
        {t('handouts.removeBody')}
      </ConfirmDialog>
    </Box>
  )
}
