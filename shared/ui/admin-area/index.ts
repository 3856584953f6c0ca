/** What surrounds the pages below `/admin`, of all remotes; alone, because only admins see it. */
export { AdminArea } from './AdminArea.tsx'
export { EntryIcon, isMenuIcon } from './menu-icons.ts'
