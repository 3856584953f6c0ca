/** The one react-router of the page: what pages use, and the helpers for route tables. */
export {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useOutletContext,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
export type { LinkProps, Location, NavigateFunction, NavLinkProps, To } from 'react-router-dom'
export { useBlocker } from './blocker.ts'
export { loginPath, ownPath } from './own-path.ts'
export { page, part, retryPages } from './page.tsx'
export { PagePlace } from '../first-screen/PagePlace.tsx'
export { tellArrival } from '../first-screen/arrivals.ts'
