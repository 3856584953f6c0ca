import { editText } from './edit-texts.ts'

/** Two versions stand against each other and nobody has chosen yet; what was typed is still there. */
export class UndecidedEdit extends Error {
  override readonly name = 'UndecidedEdit'

  constructor() {
    super(editText('undecided'))
  }
}
