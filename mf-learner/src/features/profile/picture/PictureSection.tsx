import { failureText, imageAddress } from '@kursportal/shared/client'
import type { OwnData } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Avatar, Box, Button, DeleteIcon, toast } from '@kursportal/shared/ui'
import { FieldError, FileDrop, SectionCard } from '@kursportal/shared/ui/forms'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useChangePerson } from '../api/change-person.ts'
import { uploadPicture } from '../api/upload-picture.ts'

const CropDialog = lazy(() => import(/* webpackChunkName: "crop" */ './CropDialog.tsx'))

/** The picture others see: chosen, cut to a square, and stored at once. */
export const PictureSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const change = useChangePerson()
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const choose = (file: File | undefined): void => {
    if (!file) return
    setProblem(undefined)
    setRefused(undefined)
    setChosen(URL.createObjectURL(file))
  }
  const drop = (): void => {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(undefined)
  }
  const take = async (square: Blob): Promise<void> => {
    try {
      await change.mutateAsync({ image: await uploadPicture(square) })
      drop()
      toast.success(t('profile.picture.saved'))
    } catch (error) {
      setRefused(failureText(error))
    }
  }
  const remove = (): void =>
    change.mutate(
      { image: null },
      {
        onSuccess: () => toast.success(t('profile.picture.removed')),
        onError: (error) => setProblem(failureText(error)),
      },
    )
  return (
    <SectionCard id="picture" title={t('profile.picture.title')} intro={t('profile.picture.intro')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' },
          gap: 3,
          alignItems: 'center',
        }}
      >
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Avatar name={person.name} src={imageAddress(person.image_id, 320)} size={128} />
          {person.image_id && (
            <Button
              variant="text"
              color="inherit"
              size="small"
              startIcon={<DeleteIcon size={18} aria-hidden />}
              onClick={remove}
              loading={change.isPending}
            >
              {t('profile.picture.remove')}
            </Button>
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <FileDrop
            label={t(person.image_id ? 'profile.picture.replace' : 'profile.picture.choose')}
            hint={t('profile.picture.hint', { max: formatFileSize(limits.image_bytes) })}
            accept="image/png,image/jpeg"
            maxBytes={limits.image_bytes}
            onFiles={([file]) => choose(file)}
          />
          <FieldError id="picture-problem" message={problem} />
        </Box>
      </Box>
      {chosen && (
        <Suspense>
          <CropDialog
            address={chosen}
            onClose={drop}
            onUnreadable={() => {
              drop()
              setProblem(t('profile.picture.wrongType'))
            }}
            onTake={take}
            error={refused}
          />
        </Suspense>
      )}
    </SectionCard>
  )
}
