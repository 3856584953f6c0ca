import { mayEnter, type RemoteDeclaration } from '@kursportal/shared/federation'
import { useLocation } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import type { ReactNode } from 'react'
import { ClosedDoor } from '../features/errors/ClosedDoor.tsx'

type Props = {
  /** Whose area it is. */
  declaration: Pick<RemoteDeclaration, 'routes'>
  children: ReactNode
}

/** Lets in whoever has the permission that the area's routes declare; tells everybody else before anything of it shows. */
export const Door = ({ declaration, children }: Props): ReactNode => {
  const { pathname } = useLocation()
  const session = useSession()
  return mayEnter(declaration, pathname, session?.perms) ? children : <ClosedDoor />
}
