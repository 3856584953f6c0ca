import { Prose } from '@kursportal/shared/ui/rich-text'
import { styled } from '@kursportal/shared/ui'

/** Pixels at the beginning of a line that belong to the handle of its block. */
export const HANDLE = 48

/** The area one writes in: looks like the text learners will read. */
export const EditorSurface = styled(Prose)(({ theme }) => ({
  maxWidth: 'none',
  '& .tiptap': {
    minHeight: 320,
    padding: theme.spacing(2.5),
    // Room for the handle of a block.
    paddingInlineStart: HANDLE,
    // Inside of the card, whose corners and tools are round it.
    '&:focus-visible:focus-visible:focus-visible:focus-visible': { outlineOffset: -3, borderRadius: 8 },
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5), paddingInlineStart: HANDLE + 12 },
  },
  '& .tiptap > * + *': { marginTop: '1.1em' },
  '& .tiptap > :first-child': { marginTop: 0 },
  '& .tiptap p': { marginBottom: 0 },
  '& .tiptap h2': { marginTop: '1.6em' },
  '& .tiptap h3': { marginTop: '1.4em' },
  '& .tiptap img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 20 },
  '& .tiptap figure.media': {
    marginInline: 0,
    marginBottom: 0,
    padding: theme.spacing(2.5),
    borderRadius: 20,
    border: `1.5px dashed ${theme.vars.palette.outline}`,
    backgroundColor: theme.vars.palette.background.sunken,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& .tiptap .ProseMirror-selectednode': {
    outline: `3px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
  '& .tiptap .selectedCell': { backgroundColor: theme.vars.palette.primary.soft },
  '& .tiptap a': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '& .tiptap aside': {
    padding: theme.spacing(2.5),
    borderRadius: 20,
    backgroundColor: theme.vars.palette.info.soft,
    '& > * + *': { marginTop: '0.6em' },
    '&::before': {
      content: 'attr(data-heading)',
      display: 'block',
      marginBottom: '0.3em',
      fontWeight: 650,
    },
  },
  '& .tiptap aside[data-callout="tip"]': { backgroundColor: theme.vars.palette.success.soft },
  '& .tiptap aside[data-callout="warning"]': { backgroundColor: theme.vars.palette.warning.soft },
  '& .tiptap .is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    float: 'left',
    height: 0,
    pointerEvents: 'none',
    color: theme.vars.palette.text.secondary,
  },
}))
