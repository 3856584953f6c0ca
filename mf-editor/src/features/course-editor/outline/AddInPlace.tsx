import { useNavigate } from '@kursportal/shared/router'
import { Box, Button, PlusIcon, toast } from '@kursportal/shared/ui'
import { Form, TextField, type KitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useEffect, useRef, type ReactNode } from 'react'
import { typedSince } from '../../../common/typed-since.ts'
import { useTexts } from './texts.ts'
import { useOpenForm } from './open-form.ts'

type Titled = { title: string }

type Props<Fields extends Titled, Output extends Titled> = {
  /** What the form is called, and its button: "Kapitel hinzufügen". */
  label: string
  variant: 'contained' | 'outlined' | 'text'
  form: KitForm<Fields, Output>
  /** Names the form among all that are kept. */
  part: string
  /** Adds it; answers its address. */
  add: (values: Output) => Promise<string>
  /** Fields besides the title, above it: Enter in the title adds, so they are seen before. */
  children?: ReactNode
}

/**
 * Adds parts one after the other where they will stand: a title, Enter, the next one; Escape is the end of it, and so is
 * another such form that opens. What is typed and not added stays for the next time.
 */
export const AddInPlace = <Fields extends Titled, Output extends Titled>(
  props: Props<Fields, Output>,
): ReactNode => {
  const { label, variant, form, part, add, children } = props
  const t = useTexts()
  const navigate = useNavigate()
  const { isOpen, isOtherOpen, open, close } = useOpenForm(part)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The control that was pressed is gone: the one that came in its place has the focus, unless another form took it.
    if (isOpen !== wasOpen.current && !isOtherOpen)
      place.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen, isOtherOpen])
  const send = async (values: Output): Promise<void> => {
    const sent = form.getValues().title
    const address = await add(values)
    toast.success(t('editor.added', { title: values.title }), {
      label: t('editor.openAdded'),
      onPress: () => void navigate(address),
    })
    // On a slow line the next title is typed while the last one is on its way.
    const title = typedSince(sent, form.getValues().title)
    form.reset({ ...form.getValues(), title: '' })
    if (title) form.reset({ ...form.getValues(), title }, { keepDefaultValues: true })
    place.current?.querySelector('input')?.focus()
  }
  return (
    <Box
      ref={place}
      sx={{ mt: 0.5 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      {isOpen ? (
        <Form form={form} onSubmit={send} label={label}>
          <KeepTyped form={form} part={part} />
          {children}
          <TextField
            name={form.at('title')}
            label={t('editor.name')}
            hint={t('editor.addHint')}
            maxLength={200}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {t('editor.add')}
            </Button>
            <Button variant="text" onClick={close}>
              {t('editor.addDone')}
            </Button>
          </Box>
        </Form>
      ) : (
        <Button variant={variant} startIcon={<PlusIcon size={20} />} onClick={open}>
          {label}
        </Button>
      )}
    </Box>
  )
}
