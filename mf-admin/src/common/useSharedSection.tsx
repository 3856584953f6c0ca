import { useEditForm } from '@kursportal/shared/ui/edits'
import { useSection, type FieldValues } from '@kursportal/shared/ui/forms'
import { KeptAgain } from '@kursportal/shared/ui/kept'

type EditOptions<Fields extends FieldValues> = Parameters<typeof useEditForm<Fields>>[0]

type Options<Fields extends FieldValues> = EditOptions<Fields> & {
  /** Names the section among those of the page. */
  id: string
  /** Said when it worked. */
  done: string
}

/**
 * The form of a section that two admins may write at once; see `useEditForm`.
 * @returns the form, its `section` for a `SectionForm`, `notes` to be put among its fields: that what was typed before is
 * there again, and the question about two versions; and `forgetCopy`
 */
export const useSharedSection = <Fields extends FieldValues>({ id, done, ...options }: Options<Fields>) => {
  const { form, save, discard, keptAt, forgetCopy, dialog } = useEditForm<Fields>(options)
  const section = useSection(form, {
    id,
    done,
    discard,
    save: async (typed, sent) => sent.standAs(await save(typed, sent.typedSince)),
  })
  const notes = (
    <>
      <KeptAgain at={keptAt} />
      {dialog}
    </>
  )
  return { form, section, notes, forgetCopy }
}
