import type { Access } from '@kursportal/shared/contract'
import { createContext, useContext } from 'react'
import type { Joining } from '../useJoining.ts'

/** The access a page is about, and how one takes it: for every button that asks to join. */
export const JoiningContext = createContext<{ access: Access; joining: Joining } | null>(null)

/** The access around a part of the page. */
export const useInvitation = (): { access: Access; joining: Joining } => {
  const around = useContext(JoiningContext)
  if (!around) throw new Error('a part of the page of an access stands outside of one')
  return around
}
