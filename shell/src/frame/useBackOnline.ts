import { toast, useOnline } from '@kursportal/shared/ui'
import { useEffect, useRef } from 'react'
import { translate } from './texts.ts'

/** Says so when the connection is back; while it is gone a banner stands on top of the page. */
export const useBackOnline = (): void => {
  const online = useOnline()
  const was = useRef(online)
  useEffect(() => {
    if (online && !was.current) toast.success(translate('frame.backOnline'))
    was.current = online
  }, [online])
}
