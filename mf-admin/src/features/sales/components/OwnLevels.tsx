import { Box, Button, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Levels } from '../api/levels.ts'
import { LevelSentences } from './LevelSentences.tsx'
import { LevelsEditor } from './LevelsEditor.tsx'
import { useLevelsQuestion } from './LevelsQuestion.tsx'

/** The levels of a society: the default ones until it gets its own, which begin as a copy of them. */
export const OwnLevels = ({ societyId, levels }: { societyId: string; levels: Levels }): ReactNode => {
  const t = useTexts()
  const [begun, setBegun] = useState(false)
  const back = useLevelsQuestion(societyId, () => setBegun(false))
  if (levels.inherited && !begun)
    return (
      <>
        <Typography sx={{ fontWeight: 650, mb: 1 }}>{t('levels.inherited')}</Typography>
        <LevelSentences levels={levels.items} />
        <Button variant="contained" size="large" onClick={() => setBegun(true)}>
          {t('levels.begin')}
        </Button>
      </>
    )
  return (
    <>
      <LevelsEditor
        societyId={societyId}
        levels={levels}
        begun={levels.inherited}
        onSaved={() => setBegun(false)}
      />
      <Box sx={{ mt: 5 }}>
        {levels.inherited ? (
          <Button variant="text" onClick={() => setBegun(false)}>
            {t('levels.stop')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            loading={back.asking}
            onClick={() => void back.ask({ levels: [], based_on: levels.version })}
          >
            {t('levels.back')}
          </Button>
        )}
      </Box>
      {back.question}
    </>
  )
}
