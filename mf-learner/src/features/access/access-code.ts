import { useSearchParams } from '@kursportal/shared/router'
import { useEffect, useState } from 'react'

const keyOf = (accessId: string): string => `kursportal-code-${accessId}`

const kept = (accessId: string): string => {
  try {
    return sessionStorage.getItem(keyOf(accessId)) ?? ''
  } catch {
    return ''
  }
}

/**
 * The code somebody came to the page of an access with, or typed there. It stays in this tab, so that it is still known
 * when they come back from logging in.
 */
export const useAccessCode = (accessId: string): [code: string, setCode: (code: string) => void] => {
  const [params] = useSearchParams()
  const asked = params.get('code')?.slice(0, 40)
  const [code, setCode] = useState(() => asked ?? kept(accessId))
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(accessId), code)
    } catch {
      // Without storage they type it once more.
    }
  }, [accessId, code])
  return [code, setCode]
}
