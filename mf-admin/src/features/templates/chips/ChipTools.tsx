import { Box, Button, IconButton, LabelledSelect } from '@kursportal/shared/ui'
import type { Editor } from '@tiptap/core'
import { Bold, Heading, Link2, List, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Template } from '../api/templates.ts'
import { CHIP } from './chip-document.ts'
import { ifAnySource, valueSource } from './chips.rules.ts'

/** So many chips are offered before the rest is asked for. */
const OFFERED = { line: 3, text: 6 } as const

const chip = (source: string) => ({ type: CHIP, attrs: { source } })
const words = (text: string) => ({ type: 'text', text })

/** Puts something before and after what is chosen; the place stays between. */
const surround = (editor: Editor, before: object, after: object): void => {
  const { from, to } = editor.state.selection
  editor.chain().focus().insertContentAt(to, after).insertContentAt(from, before).run()
}

/** Puts signs at the beginning of the line. */
const begin = (editor: Editor, sign: string): void => {
  const line = editor.state.selection.$from.start()
  editor.chain().focus().insertContentAt(line, words(sign)).run()
}

const tools: readonly (readonly [
  'heading' | 'bold' | 'list' | 'link',
  LucideIcon,
  (editor: Editor) => void,
])[] = [
  ['heading', Heading, (editor) => begin(editor, '# ')],
  ['bold', Bold, (editor) => surround(editor, words('**'), words('**'))],
  ['list', List, (editor) => begin(editor, '- ')],
  [
    'link',
    Link2,
    (editor) => surround(editor, words('['), [words(']('), chip(valueSource('link')), words(')')]),
  ],
]

type Props = { editor: Editor; variables: Template['variables']; oneLine: boolean; hasLink: boolean }

/** What can be put into a wording: what the platform fills in, conditions, and how a line looks. */
export const ChipTools = ({ editor, variables, oneLine, hasLink }: Props): ReactNode => {
  const t = useTexts()
  const [all, setAll] = useState(false)
  const optional = variables.filter((one) => one.optional)
  const offered = OFFERED[oneLine ? 'line' : 'text']
  const shown = all ? variables : variables.slice(0, offered)
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <Box
        component="fieldset"
        aria-label={t('templates.insert')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          m: 0,
          p: 0,
          border: 0,
          minWidth: 0,
        }}
      >
        {shown.map(({ name, meaning }) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            aria-label={t('templates.insertNamed', { what: meaning })}
            onClick={() =>
              editor
                .chain()
                .focus()
                .insertContent(chip(valueSource(name)))
                .run()
            }
            sx={{
              borderRadius: 999,
              minHeight: 36,
              px: 1.5,
              py: 0.25,
              fontSize: '0.9375rem',
              fontWeight: 500,
            }}
          >
            {`+ ${meaning}`}
          </Button>
        ))}
        {variables.length > offered && (
          <Button variant="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'templates.insertLess' : 'templates.insertMore')}
          </Button>
        )}
      </Box>
      {!oneLine && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Box role="toolbar" aria-label={t('templates.tools')} sx={{ display: 'flex' }}>
            {tools
              .filter(([tool]) => hasLink || tool !== 'link')
              .map(([tool, Icon, press]) => (
                <IconButton
                  key={tool}
                  aria-label={t(`templates.tool.${tool}`)}
                  title={t(`templates.tool.${tool}`)}
                  onClick={() => press(editor)}
                >
                  <Icon size={20} />
                </IconButton>
              ))}
          </Box>
          {optional.length > 0 && (
            <LabelledSelect
              label={t('templates.onlyIf')}
              value=""
              onChange={(name: string) => {
                const { begin: before, end } = ifAnySource(name)
                surround(editor, chip(before), chip(end))
              }}
              options={[
                { value: '', label: t('templates.onlyIfNone') },
                ...optional.map(({ name, meaning }) => ({ value: name, label: meaning })),
              ]}
            />
          )}
        </Box>
      )}
    </Box>
  )
}
