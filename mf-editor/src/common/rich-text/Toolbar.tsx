import { styled } from '@kursportal/shared/ui'
import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  MessageSquareQuote,
  Minus,
  Quote,
  Redo2,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRovingFocus } from '../useRovingFocus.ts'
import { useTexts } from './texts.ts'
import { CalloutTools, TableTools } from './ContextTools.tsx'
import { ImageDialog } from './ImageDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { ToolButton } from './ToolButton.tsx'

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 'calc(var(--top-bar) + var(--editor-head, 0px))',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 6,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '20px 20px 0 0',
  backgroundColor: theme.vars.palette.background.paper,
  // Where little height is left, it belongs to the text.
  '@media (max-height: 30rem)': { position: 'static' },
}))

/** On phones one line to push sideways: four lines that stay would leave too little of the text. */
const Main = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    gap: 2,
    maxWidth: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    // Room for the ring of focus, which would be cut off otherwise.
    padding: 5,
    margin: -5,
    '& > *': { flex: 'none', flexWrap: 'nowrap' },
  },
}))

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 2 })

const Style = styled('select')(({ theme }) => ({
  height: 44,
  width: 122,
  padding: '0 10px',
  font: 'inherit',
  fontSize: '1rem',
  color: 'inherit',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
}))

const styleOf = (editor: Editor): 'paragraph' | '2' | '3' => {
  if (editor.isActive('heading', { level: 2 })) return '2'
  return editor.isActive('heading', { level: 3 }) ? '3' : 'paragraph'
}

/** The commands of the editor, with what is on at the caret marked. */
export const Toolbar = ({
  editor,
  part,
  media,
}: {
  editor: Editor
  /** Names the text among all whose typing is kept. */
  part: string
  /** Further things that can be put in. */
  media?: ReactNode
}): ReactNode => {
  const t = useTexts()
  const [asking, setAsking] = useState<'link' | 'image'>()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: styleOf(now),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      callout: now.isActive('callout'),
      link: now.isActive('link'),
      image: now.isActive('image'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const act = () => editor.chain().focus()
  const setStyle = (style: string) => {
    if (style === '2') act().setHeading({ level: 2 }).run()
    else if (style === '3') act().setHeading({ level: 3 }).run()
    else act().setParagraph().run()
  }
  const roving = useRovingFocus('button:not(:disabled), select:not(:disabled)')
  const insideBox = on.callout || on.table || on.blockquote
  return (
    <Bar role="toolbar" aria-label={t('richText.toolbar')} tabIndex={-1} {...roving}>
      <Main>
        <Tools>
          <Style
            aria-label={t('richText.style')}
            value={on.style}
            disabled={insideBox || on.bulletList || on.orderedList}
            onChange={(event) => setStyle(event.target.value)}
          >
            <option value="paragraph">{t('richText.paragraph')}</option>
            <option value="2">{t('richText.heading2')}</option>
            <option value="3">{t('richText.heading3')}</option>
          </Style>
          <ToolButton label={t('richText.bold')} pressed={on.bold} onPress={() => act().toggleBold().run()}>
            <Bold size={20} />
          </ToolButton>
          <ToolButton
            label={t('richText.italic')}
            pressed={on.italic}
            onPress={() => act().toggleItalic().run()}
          >
            <Italic size={20} />
          </ToolButton>
          <ToolButton
            label={t('richText.underline')}
            pressed={on.underline}
            onPress={() => act().toggleUnderline().run()}
          >
            <Underline size={20} />
          </ToolButton>
          <ToolButton label={t('richText.link')} pressed={on.link} onPress={() => setAsking('link')}>
            <Link2 size={20} />
          </ToolButton>
        </Tools>
        <Tools>
          <ToolButton label={t('richText.undo')} disabled={!on.canUndo} onPress={() => act().undo().run()}>
            <Undo2 size={20} />
          </ToolButton>
          <ToolButton label={t('richText.redo')} disabled={!on.canRedo} onPress={() => act().redo().run()}>
            <Redo2 size={20} />
          </ToolButton>
        </Tools>
        <Tools>
          <ToolButton
            label={t('richText.bulletList')}
            pressed={on.bulletList}
            onPress={() => act().toggleBulletList().run()}
          >
            <List size={20} />
          </ToolButton>
          <ToolButton
            label={t('richText.orderedList')}
            pressed={on.orderedList}
            onPress={() => act().toggleOrderedList().run()}
          >
            <ListOrdered size={20} />
          </ToolButton>
          <ToolButton
            label={t('richText.blockquote')}
            pressed={on.blockquote}
            disabled={on.callout || on.table}
            onPress={() => act().toggleBlockquote().run()}
          >
            <Quote size={20} />
          </ToolButton>
          <ToolButton
            label={t('richText.callout')}
            pressed={on.callout}
            disabled={on.table || on.blockquote}
            onPress={() => (on.callout ? act().lift('callout') : act().wrapIn('callout')).run()}
          >
            <MessageSquareQuote size={20} />
          </ToolButton>
        </Tools>
        <Tools>
          <ToolButton
            label={t('richText.image')}
            pressed={on.image}
            disabled={insideBox}
            onPress={() => setAsking('image')}
          >
            <ImagePlus size={20} />
          </ToolButton>
          {media}
          <ToolButton
            label={t('richText.tableInsert')}
            disabled={insideBox || on.bulletList || on.orderedList}
            onPress={() => act().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
          >
            <Table2 size={20} />
          </ToolButton>
          <ToolButton
            label={t('richText.rule')}
            disabled={insideBox}
            onPress={() => act().setHorizontalRule().run()}
          >
            <Minus size={20} />
          </ToolButton>
        </Tools>
      </Main>
      {on.callout && <CalloutTools editor={editor} />}
      {on.table && <TableTools editor={editor} />}
      <LinkDialog editor={editor} part={part} open={asking === 'link'} onClose={() => setAsking(undefined)} />
      <ImageDialog
        editor={editor}
        part={part}
        open={asking === 'image'}
        onClose={() => setAsking(undefined)}
      />
    </Bar>
  )
}
