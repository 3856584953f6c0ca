/** Forms: react-hook-form bound to the contract's schemas, dressed by the kit. Loaded where a form is. */
export {
  Controller,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form'
export { CheckboxField } from './CheckboxField.tsx'
export { CodeField } from './CodeField.tsx'
export { CodeSent, sentCode, type SentCode } from './CodeSent.tsx'
export { DateField } from './DateField.tsx'
export { FieldError, FieldFrame, FieldInput, type FieldIds, type FieldProps } from './Field.tsx'
export { FileDrop } from './FileDrop.tsx'
export { FileField } from './FileField.tsx'
export { fileProblem, isAccepted, type FileLimits, type FileProblem } from './file-check.ts'
export { type At, type FieldName } from './field-name.ts'
export { Form } from './Form.tsx'
export { FormButtons } from './FormButtons.tsx'
export { FormDialog } from './FormDialog.tsx'
export { MoneyField, NumberField } from './NumberField.tsx'
export { NewPasswordField } from './NewPasswordField.tsx'
export { PasswordField } from './PasswordField.tsx'
export { PasswordOwner } from './PasswordOwner.tsx'
export { RadioField, type RadioOption } from './RadioField.tsx'
export { SaveBar } from './SaveBar.tsx'
export { SectionCard } from './SectionCard.tsx'
export { SectionForm } from './SectionForm.tsx'
export { showRefusal } from './refusal.ts'
export { SaveStateText, type SaveState } from './SaveState.tsx'
export { SelectField, type SelectOption } from './SelectField.tsx'
export { TextField } from './TextField.tsx'
export { submitted } from './submitted.ts'
export { UnsavedGuard } from './UnsavedGuard.tsx'
export { UnsavedSections } from './UnsavedSections.tsx'
export { useAskToLeave } from './useAskToLeave.tsx'
export { useField } from './useField.ts'
export { useKitForm, type KitForm } from './useKitForm.ts'
export { useSection } from './useSection.ts'
