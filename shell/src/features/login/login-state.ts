import { z } from 'zod'

/** What other pages hand to the login's pages, kept by the browser with the address, so a reload keeps it too. */
const loginState = z.object({
  /** The session ended while somebody was logged in. */
  expired: z.boolean().optional(),
  /** Who wants to log in or needs a new password. */
  email: z.string().optional(),
  /** An admin set the password, so it has to be changed first. */
  mustChange: z.boolean().optional(),
  /** The code that was mailed. */
  sent: z.object({ to: z.string(), at: z.number(), until: z.number() }).optional(),
})

/** See {@link loginState}. */
export type LoginState = z.infer<typeof loginState>

/** Reads a location's state; anything else than was agreed is nothing. */
export const readLoginState = (state: unknown): LoginState => loginState.safeParse(state).data ?? {}
