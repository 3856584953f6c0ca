import { failureText, imageAddress } from '@kursportal/shared/client'
import type { OwnData } from '@kursportal/shared/contract'
import { shownName } from '@kursportal/shared/domain'
import { useSystemConfig } from '@kursportal/shared/store'
import { Avatar, Box, Button, DeleteIcon, toast } from '@kursportal/shared/ui'
import { FieldError, SectionCard } from '@kursportal/shared/ui/forms'
import { PictureDrop, uploadPicture } from '@kursportal/shared/ui/picture'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useChangePerson } from '../api/change-person.ts'

/** The picture others see: chosen, cut to a square, and stored at once. */
export const PictureSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const change = useChangePerson()
  const [problem, setProblem] = useState<string>()
  const take = async (square: Blob): Promise<void> => {
    await change.mutateAsync({ image: await uploadPicture(square, 'round') })
    toast.success(t('profile.picture.saved'))
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
          <Avatar
            name={shownName(person.first_name, person.last_name)}
            src={imageAddress(person.image_id, 320)}
            size={128}
          />
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
          <PictureDrop
            label={t(person.image_id ? 'profile.picture.replace' : 'profile.picture.choose')}
            shape="round"
            maxBytes={limits.image_bytes}
            onTake={take}
          />
          <FieldError id="picture-problem" message={problem} />
        </Box>
      </Box>
    </SectionCard>
  )
}
