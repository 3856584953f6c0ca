import { Outlet, part } from '@kursportal/shared/router'
import { AdminArea } from '@kursportal/shared/ui/admin-area'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { usePayoutNews } from './usePayoutNews.ts'

const SearchDialog = part(() => import(/* webpackChunkName: "search" */ './search/SearchDialog.tsx'), null)

/** Whether the search is open: by its button, or by Ctrl or Cmd and K anywhere in the area. */
const useSearchOpen = () => {
  const [open, setOpen] = useState(false)
  // With the page, not after it: the shortcut works as soon as anything is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { open, setOpen }
}

/** What surrounds every page of this remote: the admin area with the search over everything. */
const AdminLayout = (): ReactNode => {
  const search = useSearchOpen()
  usePayoutNews()
  return (
    <AdminArea onSearch={() => search.setOpen(true)}>
      <Outlet />
      {search.open && <SearchDialog open onClose={() => search.setOpen(false)} />}
    </AdminArea>
  )
}

export default AdminLayout
