import { isFailure } from '../../client/api-failure.ts'

/** Somebody may be faster again while both are put together; after so many times it is given up. */
const MOST_ROUNDS = 5

type Merging<State> = {
  first: State
  write: (state: State) => Promise<unknown>
  /** Puts together what was to be written and what stands there now; gets why the write was refused. */
  meet: (state: State, refusal: unknown) => Promise<State>
  /** The refusal that says that somebody else was faster. */
  overtaken?: 'edited_meanwhile' | 'order_out_of_date'
}

/**
 * Writes what somebody else may be writing as well: what was refused is put together with theirs and written again.
 * @returns what was written in the end
 * @throws what `write` throws otherwise, or too often, and what `meet` throws
 */
export const storeMerged = async <State>({
  first,
  write,
  meet,
  overtaken = 'edited_meanwhile',
}: Merging<State>): Promise<State> => {
  let state = first
  for (let round = 1; ; round += 1)
    try {
      await write(state)
      return state
    } catch (error) {
      if (!isFailure(error, overtaken) || round === MOST_ROUNDS) throw error
      state = await meet(state, error)
    }
}
