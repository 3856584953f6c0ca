import { Box } from '@kursportal/shared/ui'
import { useEditorState, type Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { calloutKinds } from './extensions.ts'
import { ToolButton } from './ToolButton.tsx'

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="fieldset"
    aria-label={label}
    sx={{ flex: '1 0 100%', border: 0, m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.25 }}
  >
    {children}
  </Box>
)

/** What can be done with the call-out the caret is in. */
export const CalloutTools = ({ editor }: { editor: Editor }): ReactNode => {
  const t = useTexts()
  const kind: unknown = useEditorState({
    editor,
    selector: ({ editor: now }) => now.getAttributes('callout')['kind'] as unknown,
  })
  const words = {
    info: t('richText.calloutInfo'),
    tip: t('richText.calloutTip'),
    warning: t('richText.calloutWarning'),
  }
  return (
    <Row label={t('richText.callout')}>
      {calloutKinds.map((one) => (
        <ToolButton
          key={one}
          label={words[one]}
          pressed={kind === one}
          onPress={() => editor.chain().focus().updateAttributes('callout', { kind: one }).run()}
        />
      ))}
      <ToolButton
        label={t('richText.calloutNone')}
        onPress={() => editor.chain().focus().lift('callout').run()}
      />
    </Row>
  )
}

/** What can be done with the table the caret is in. */
export const TableTools = ({ editor }: { editor: Editor }): ReactNode => {
  const t = useTexts()
  const act = () => editor.chain().focus()
  return (
    <Row label={t('richText.table')}>
      <ToolButton label={t('richText.tableRow')} onPress={() => act().addRowAfter().run()} />
      <ToolButton label={t('richText.tableColumn')} onPress={() => act().addColumnAfter().run()} />
      <ToolButton label={t('richText.tableRemoveRow')} onPress={() => act().deleteRow().run()} />
      <ToolButton label={t('richText.tableRemoveColumn')} onPress={() => act().deleteColumn().run()} />
      <ToolButton label={t('richText.tableRemove')} onPress={() => act().deleteTable().run()} />
    </Row>
  )
}
