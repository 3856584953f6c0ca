import type { Keeper } from '../kept/keeper.ts'
import { useMergedSave } from './useMergedSave.tsx'

type Merging<Fields extends object> = Parameters<typeof useMergedSave<Fields>>[0]
type Edit<Fields extends object> = Parameters<ReturnType<typeof useMergedSave<Fields>>['save']>[0]

/** What was begun with, and in place of it what was sent from here and never answered, where the server has it. */
const withOwn = <Fields extends object>(
  base: Fields,
  present: Fields | undefined,
  keeper: Keeper,
): Fields => {
  const own = Object.entries(present ?? {}).filter(([name, value]) => keeper.isOwn({ [name]: value }))
  return { ...base, ...Object.fromEntries(own) }
}

/**
 * Saves as `useMergedSave` does, for a form of which a copy is kept. What a page has sent that went before the answer came
 * is not asked about as if somebody else had written it.
 */
export const useKeptSave = <Fields extends object>(merging: Merging<Fields>, keeper: Keeper) => {
  const { save, dialog } = useMergedSave<Fields>(merging)
  return {
    dialog,
    /** @throws UndecidedEdit when a choice was put off, and what reading and writing throw */
    save: async (edit: Edit<Fields>): Promise<Fields> =>
      save({
        ...edit,
        base: keeper.isUnanswered()
          ? withOwn(edit.base, (await merging.present(undefined))?.fields, keeper)
          : edit.base,
        write: async (changed, basedOn, whole) => {
          keeper.sending(changed)
          await edit.write(changed, basedOn, whole)
          keeper.answered()
        },
      }),
  }
}
