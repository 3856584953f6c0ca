import type { AudienceRole } from './audience.ts'
import type { RemoteDeclaration } from './declaration.ts'

/** Who looks at a page with places; null: nobody is logged in. */
type PlaceViewer = { roles: readonly AudienceRole[] } | null

const hasRole = (viewer: PlaceViewer, role: AudienceRole): boolean =>
  viewer !== null && (role === 'user' || viewer.roles.includes(role))

/** The remotes that fill a place for somebody, by their names. Showing nothing protects nothing; the API does. */
export const fillersOf = <R extends { declaration: Pick<RemoteDeclaration, 'name' | 'places'> }>(
  remotes: readonly R[],
  place: string,
  viewer: PlaceViewer,
): R[] =>
  remotes
    .filter(({ declaration }) =>
      declaration.places?.some(
        ({ name, roles }) => name === place && (!roles || roles.some((role) => hasRole(viewer, role))),
      ),
    )
    .toSorted((one, other) => one.declaration.name.localeCompare(other.declaration.name))
