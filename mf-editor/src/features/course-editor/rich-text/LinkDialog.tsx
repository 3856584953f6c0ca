import { object, videoFields } from '@kursportal/shared/contract'
import { Button, Dialog } from '@kursportal/shared/ui'
import { Form, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { linkAddress } from './document.ts'

const schema = object({ address: videoFields.description.min(1) })

const LinkForm = ({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const current: unknown = editor.getAttributes('link')['href']
  const form = useKitForm(schema, { defaultValues: { address: typeof current === 'string' ? current : '' } })
  const submit = ({ address }: { address: string }) => {
    const href = linkAddress(address)
    if (!href) {
      form.setError('address', { message: t('richText.linkInvalid') })
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Form form={form} onSubmit={submit}>
      <TextField name="address" label={t('richText.linkAddress')} hint={t('richText.linkHint')} />
      <Button variant="contained" type="submit">
        {t('richText.linkSet')}
      </Button>
      {typeof current === 'string' && (
        <Button
          variant="outlined"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onClose()
          }}
        >
          {t('richText.linkRemove')}
        </Button>
      )}
    </Form>
  )
}

/** Sets, changes or removes the link of the chosen words; an address no link can lead to is refused. */
export const LinkDialog = ({
  editor,
  open,
  onClose,
}: {
  editor: Editor
  open: boolean
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('richText.linkTitle')}>
      {open && <LinkForm editor={editor} onClose={onClose} />}
    </Dialog>
  )
}
