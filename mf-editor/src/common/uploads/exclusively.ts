import type { Exclusively } from './upload-types.ts'

/** Among the tabs of a browser by its Web Locks; a browser without them lets every tab. */
export const exclusively: Exclusively = async (videoId, act) => {
  if (!('locks' in navigator)) {
    await act()
    return true
  }
  return navigator.locks.request(`kursportal-upload-${videoId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await act()
    return true
  })
}
