import type { Context } from '../../platform/context.ts'

/** Whose data, and who takes over what others still need of it, such as a creator's courses. */
export type Farewell = { userId: string; heirId: string }

/** For whom an export is: for the person whole, for anybody else without insurance number, signature and whole IBANs. */
export type PersonalView = { masked: boolean }

/** What one part of the platform knows about a person. */
export type PersonalPart = {
  /** Name of its section in the export. */
  section: string
  /** Everything it knows about the person, readable (DSGVO, articles 15 and 20). */
  collect: (context: Context, userId: string, view: PersonalView) => Promise<unknown>
  /** Removes or hands over what does not go with the person's row by itself. */
  forget?: (context: Context, farewell: Farewell) => Promise<void>
}
