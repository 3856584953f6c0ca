import { MAX_LEVELS, tierAt, type Level } from '@kursportal/shared/domain'
import { Alert, Box, Button, PlusIcon, Section } from '@kursportal/shared/ui'
import { Form, FormButtons, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../texts.ts'
import type { Levels } from '../api/levels.ts'
import { Calculator } from './Calculator.tsx'
import { fieldsOf, fieldNames, levelsIn, MOST_CENTS, type Fields } from './level-fields.ts'
import { LevelRow } from './LevelRow.tsx'
import { LevelSentences } from './LevelSentences.tsx'
import { useLevelsQuestion } from './LevelsQuestion.tsx'

const schema = z.record(z.string(), z.int().min(0).max(MOST_CENTS))

type Props = {
  /** None: the default levels. */
  societyId?: string
  levels: Levels
  /** What stands here is a copy of the default levels, and nothing is stored of it yet. */
  begun?: boolean
  onSaved?: () => void
}

/** Somebody set other levels while this was typed: what holds now, and whose stay. */
const Meanwhile = ({
  levels,
  onTake,
  onKeep,
}: {
  levels: readonly Level[]
  onTake: () => void
  onKeep: () => void
}): ReactNode => {
  const t = useTexts()
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <Box sx={{ mb: 1 }}>{t('levels.changedMeanwhile')}</Box>
      <LevelSentences levels={levels} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" size="small" onClick={onTake}>
          {t('levels.take')}
        </Button>
        <Button variant="outlined" size="small" onClick={onKeep}>
          {t('levels.keep')}
        </Button>
      </Box>
    </Alert>
  )
}

/** All levels in one form: a row each, what they mean, an example, and before saving who would move. */
export const LevelsEditor = ({ societyId, levels, begun = false, onSaved }: Props): ReactNode => {
  const t = useTexts()
  const [base, setBase] = useState(levels.version)
  const [start] = useState(() => fieldsOf(levels.items))
  const [rows, setRows] = useState<readonly string[]>(() => start.rows)
  const form = useKitForm(schema, { defaultValues: start.values })
  const typed = levelsIn(rows, useWatch({ control: form.control }))
  const settle = (next: readonly Level[], version: string) => {
    const { rows: ids, values } = fieldsOf(next)
    setRows(ids)
    form.reset(values)
    setBase(version)
  }
  const question = useLevelsQuestion(societyId, () => {
    form.reset(form.getValues())
    onSaved?.()
  })
  const changed = levels.version !== base
  // What this page saved itself comes back as it stands in the form.
  if (changed && !form.formState.isDirty && !begun) settle(levels.items, levels.version)
  const add = () => {
    const id = String(Math.max(-1, ...rows.map(Number)) + 1)
    const last = typed.at(-1)
    const names = fieldNames(id)
    form.setValue(names.start, (last?.start ?? 0) + (last ? 10 : 1), { shouldDirty: true })
    form.setValue(names.income, last?.income_per_user ?? 500, { shouldDirty: true })
    form.setValue(names.bonus, 0, { shouldDirty: true })
    setRows([...rows, id])
  }
  const remove = (id: string) => {
    form.unregister(Object.values(fieldNames(id)))
    setRows(rows.filter((row) => row !== id))
  }
  const send = async (values: Fields) => {
    const wanted = levelsIn(rows, values).map(({ id: _id, ...level }) => level)
    const wrong = rows.find((id) => {
      const begin = values[fieldNames(id).start]
      return !begin || rows.some((other) => other !== id && values[fieldNames(other).start] === begin)
    })
    if (wrong !== undefined) {
      const begin = values[fieldNames(wrong).start]
      const message = begin ? t('levels.twice', { start: begin }) : t('levels.fromOne')
      form.setError(fieldNames(wrong).start, { message }, { shouldFocus: true })
      return
    }
    await question.ask({ levels: wanted, based_on: base })
  }
  return (
    <>
      {changed && form.formState.isDirty && (
        <Meanwhile
          levels={levels.items}
          onTake={() => settle(levels.items, levels.version)}
          onKeep={() => setBase(levels.version)}
        />
      )}
      <Form form={form} label={t('levels.title')} onSubmit={send}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((id) => {
            const begin = typed.find((level) => level.id === id)?.start
            return (
              <LevelRow
                key={id}
                form={form}
                id={id}
                tier={begin === undefined ? 'none' : tierAt(typed, begin)}
                onRemove={() => remove(id)}
              />
            )
          })}
        </Box>
        <Button
          variant="text"
          startIcon={<PlusIcon size={20} aria-hidden />}
          disabled={rows.length >= MAX_LEVELS}
          onClick={add}
          sx={{ justifySelf: 'start' }}
        >
          {t('levels.add')}
        </Button>
        <Section title={t('levels.meaning')}>
          <LevelSentences levels={typed} />
        </Section>
        <Calculator levels={typed} />
        <FormButtons>
          <Button type="submit" variant="contained" size="large" loading={question.asking}>
            {t('levels.check')}
          </Button>
        </FormButtons>
      </Form>
      {question.question}
    </>
  )
}
