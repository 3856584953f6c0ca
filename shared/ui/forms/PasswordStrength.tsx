import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useFormTexts } from './form-texts.ts'
import { loadJudge, type JudgePassword, type PasswordScore } from './password-strength.ts'

/** The judge once it is there; without it (offline, for example) there are no bars, and the rules still hold. */
const useJudge = (wanted: boolean): JudgePassword | undefined => {
  const [judge, setJudge] = useState<JudgePassword>()
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    void loadJudge().then(
      (loaded) => gone || setJudge(() => loaded),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return judge
}

const words = ['veryWeak', 'weak', 'fair', 'good', 'veryGood'] as const

const toneOf = (score: PasswordScore): string =>
  score < 2 ? 'error.main' : score === 2 ? 'warning.main' : 'success.main'

/** Four bars and a word: how hard a new password is to guess. `own` are words of the person, which make it easy. */
export function PasswordStrength({ password, own }: { password: string; own: readonly string[] }) {
  const text = useFormTexts()
  const judge = useJudge(password !== '')
  const score = judge && password !== '' ? judge(password, own) : undefined
  return (
    <Box sx={{ mt: 1.25, minHeight: '2.5rem' }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.75, mb: 0.75 }}>
        {[1, 2, 3, 4].map((bar) => (
          <Box
            key={bar}
            sx={{
              height: 6,
              borderRadius: 3,
              bgcolor: score !== undefined && bar <= Math.max(1, score) ? toneOf(score) : 'divider',
              transition: 'background-color 200ms',
            }}
          />
        ))}
      </Box>
      <Box aria-live="polite" sx={{ fontSize: '1rem', color: 'text.secondary' }}>
        {score === undefined ? text('strengthHint') : text(`strength.${words[score]}`)}
      </Box>
    </Box>
  )
}
