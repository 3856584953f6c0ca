import type { QuizQuestion } from '@kursportal/shared/contract'
import { Box, Button, Dialog, Stack } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { questionKinds } from './question.rules.ts'

type Props = { open: boolean; onClose: () => void; onChoose: (kind: QuizQuestion['type']) => void }

/** Asks what kind of question the new one is. */
export const KindDialog = ({ open, onClose, onChoose }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('quiz.addTitle')}>
      <Stack sx={{ gap: 1.25 }}>
        {questionKinds.map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            color="inherit"
            onClick={() => onChoose(kind)}
            sx={{ justifyContent: 'flex-start', textAlign: 'start', py: 1.5 }}
          >
            <span>
              {t(`quiz.kind.${kind}`)}
              <Box
                component="span"
                sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem', fontWeight: 400 }}
              >
                {t(`quiz.kindHint.${kind}`)}
              </Box>
            </span>
          </Button>
        ))}
      </Stack>
    </Dialog>
  )
}
