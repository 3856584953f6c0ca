/** Two people at one thing: versions that meet are merged, or shown both. Loaded where something is edited. */
export { EditConflictDialog, type ConflictEntry, type EditChoice } from './EditConflictDialog.tsx'
export { editedIn } from './edited-in.ts'
export { changedNames, pickFields } from './merge-edits.ts'
export { editText } from './edit-texts.ts'
export { noteMerged } from './note-merged.ts'
export { Stretches, WordDifference } from './WordDifference.tsx'
export { UndecidedEdit } from './undecided-edit.ts'
export { useMergedSave, type EditVersions, type FieldLooks, type PresentEdit } from './useMergedSave.tsx'
