import { groupedReferralCode, normalizeReferralCode } from '@kursportal/shared/domain'
import { Alert, Button } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useInvitation } from './joining-context.ts'

/** Why the code lets nobody in, and what to do now; undefined where nothing is wrong with it. */
const useTroubleWords = (): string | undefined => {
  const t = useTexts()
  const { access, joining } = useInvitation()
  if (joining.lacksCode) return t('access.codeFirst')
  if (!joining.codeTrouble) return undefined
  const code = groupedReferralCode(normalizeReferralCode(joining.code))
  const why = t(`access.codeTrouble.${joining.codeTrouble}`, { code })
  if (joining.codeTrouble === 'unknown') return why
  return `${why} ${access.inviter ? t('access.codeAsk', { name: access.inviter }) : t('access.codeAskThere')}`
}

/** Where the code is typed that the access asks for; what is wrong with it stands below. */
export const CodeInput = (): ReactNode => {
  const t = useTexts()
  const { joining } = useInvitation()
  const words = useTroubleWords()
  return (
    <FieldFrame label={t('access.code')} hint={t('access.codeHint')} error={words}>
      {({ id, describedBy }) => (
        <FieldInput
          id={id}
          value={joining.code}
          onChange={({ target }) => joining.setCode(target.value)}
          error={words !== undefined}
          slotProps={{
            input: {
              maxLength: 40,
              autoComplete: 'off',
              autoCapitalize: 'characters',
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
    </FieldFrame>
  )
}

/** The same of a code somebody came with where none is needed: they can take part without it. */
export const CodeNotice = (): ReactNode => {
  const t = useTexts()
  const { joining } = useInvitation()
  const words = useTroubleWords()
  return (
    words && (
      <Alert severity="warning">
        {words} {t('access.codeNotNeeded')}
        <br />
        <Button variant="outlined" color="inherit" onClick={() => joining.setCode('')} sx={{ mt: 1.5 }}>
          {t('access.withoutCode')}
        </Button>
      </Alert>
    )
  )
}
