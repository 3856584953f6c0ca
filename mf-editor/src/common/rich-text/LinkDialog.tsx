import { object, videoFields } from '@kursportal/shared/contract'
import { Button } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { linkAddress } from './document.ts'

const schema = object({
  address: videoFields.description.min(1).refine((address) => linkAddress(address) !== undefined),
})

type Props = {
  editor: Editor
  /** Names the text among all whose typing is kept. */
  part: string
  onClose: () => void
}

const LinkForm = ({ editor, part, onClose }: Props): ReactNode => {
  const t = useTexts()
  const current: unknown = editor.getAttributes('link')['href']
  const form = useKitForm(schema, { defaultValues: { address: typeof current === 'string' ? current : '' } })
  const submit = ({ address }: { address: string }): Promise<void> => {
    const href = linkAddress(address) ?? address
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    return Promise.resolve()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('richText.linkTitle')}
      form={form}
      onSubmit={submit}
      submitLabel={t('richText.linkSet')}
    >
      <KeepTyped form={form} part={`${part}/link/${typeof current === 'string' ? current : ''}`} />
      <TextField
        name={form.at('address')}
        label={t('richText.linkAddress')}
        hint={t('richText.linkHint')}
        invalidText={t('richText.linkInvalid')}
      />
      {typeof current === 'string' && (
        <Button
          variant="outlined"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onClose()
          }}
          sx={{ justifySelf: 'start' }}
        >
          {t('richText.linkRemove')}
        </Button>
      )}
    </FormDialog>
  )
}

/** Sets, changes or removes the link of the chosen words; an address no link can lead to is refused. */
export const LinkDialog = ({ open, ...props }: Props & { open: boolean }): ReactNode =>
  open && <LinkForm {...props} />
