import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useInvitation } from './joining-context.ts'
import { useTroubleWords } from './useTroubleWords.ts'

/** Where the code is typed that the access asks for; what is wrong with it stands below. */
const CodeInput = (): ReactNode => {
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

export default CodeInput
