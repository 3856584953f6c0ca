import { Box, styled, styleNonce } from '@kursportal/shared/ui'
import { FieldFrame, useField, type FieldName } from '@kursportal/shared/ui/forms'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Template } from '../api/templates.ts'
import { toDocument, toWording } from './chip-document.ts'
import { chipExtensions } from './chip-extensions.ts'
import { chipWords, isKnownChip } from './chip-words.ts'
import { ChipTools } from './ChipTools.tsx'

const Surface = styled(Box)(({ theme }) => ({
  border: `1.5px solid ${theme.vars.palette.outline}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-within': {
    borderColor: theme.vars.palette.focus,
    outline: `3px solid ${theme.vars.palette.focus}`,
    outlineOffset: 1,
  },
  '&[data-wrong]': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
  '& .tiptap': { padding: '12px 16px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& .tiptap:focus-visible:focus-visible:focus-visible': { outline: 'none' },
  '& p': { margin: 0, minHeight: '1.5em' },
  '& .chip': {
    padding: '1px 8px',
    borderRadius: 999,
    fontWeight: 600,
    color: theme.vars.palette.primary.onSoft,
    backgroundColor: theme.vars.palette.primary.soft,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    cursor: 'default',
  },
  '& .chip.unknown': {
    color: theme.vars.palette.error.main,
    backgroundColor: 'transparent',
    outline: `1.5px dashed ${theme.vars.palette.error.main}`,
  },
  '& .ProseMirror-selectednode': { outline: `2px solid ${theme.vars.palette.focus}` },
}))

type Props = {
  name: FieldName<string>
  label: string
  hint?: string
  template: Template
  /** A line and no more. */
  oneLine?: boolean
  /** Lines that are seen before it scrolls with the page. */
  rows?: number
}

const wordingOf = (editor: Editor): string => toWording(editor.state.doc)

/** A wording as one writes it: what the platform fills in stands there as chips that are put in and taken out whole. */
export const ChipField = ({ name, label, hint, template, oneLine = false, rows = 1 }: Props): ReactNode => {
  const t = useTexts()
  const { variables, printed } = template
  const { value, onChange, onBlur, inputRef, error } = useField(name)
  const typed = typeof value === 'string' ? value : ''
  const change = useRef(onChange)
  const [extensions] = useState(() =>
    chipExtensions({
      oneLine,
      words: (source) => chipWords(t, variables, source),
      isKnown: (source) => isKnownChip(variables, source),
    }),
  )
  const editor = useEditor({
    extensions,
    content: toDocument(typed),
    injectNonce: styleNonce(),
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!oneLine),
        'aria-label': label,
        lang: 'de',
        spellcheck: 'true',
        style: `min-height: ${rows * 1.5}em`,
      },
      clipboardTextSerializer: ({ content }) =>
        content.textBetween(0, content.size, '\n', (leaf) => String(leaf.attrs['source'] ?? '')),
      // What is pasted is words, whatever it looked like elsewhere.
      handlePaste: (_view, event) => {
        const text = event.clipboardData?.getData('text/plain').replaceAll('\r', '') ?? ''
        if (text === '') return false
        const pasted = toDocument(oneLine ? text.replaceAll('\n', ' ') : text).content ?? []
        const [first] = pasted
        editor.commands.insertContent(pasted.length === 1 && first?.content ? first.content : pasted)
        return true
      },
    },
    onUpdate: ({ editor: changed }) => change.current(wordingOf(changed)),
    onBlur,
  })
  useEffect(() => {
    change.current = onChange
  }, [onChange])
  useEffect(() => {
    inputRef({ focus: () => editor.commands.focus() })
    return () => inputRef(null)
  }, [editor, inputRef])
  // What comes from elsewhere, such as another version, takes the place of what stands here.
  useEffect(() => {
    if (typed !== wordingOf(editor)) editor.commands.setContent(toDocument(typed), { emitUpdate: false })
  }, [editor, typed])
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {() => (
        <>
          <ChipTools
            editor={editor}
            variables={variables.filter(({ name: one }) => one !== 'link' || !(oneLine || printed))}
            oneLine={oneLine}
            hasLink={!printed}
          />
          <Surface {...(error && { 'data-wrong': '' })}>
            <EditorContent editor={editor} />
          </Surface>
        </>
      )}
    </FieldFrame>
  )
}
