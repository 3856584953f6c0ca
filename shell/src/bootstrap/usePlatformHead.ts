import { imageAddress } from '@kursportal/shared/client'
import { useSettings } from '@kursportal/shared/store'
import { setProductName } from '@kursportal/shared/ui'
import { useEffect, useState } from 'react'

const iconLinks = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')]

/** Keeps what stands outside of the page true to the settings: the product name in the tab's title, and the icon. */
export const usePlatformHead = (): void => {
  const { name, images } = useSettings()
  const icon = imageAddress(images.favicon, 160)
  // What the page came with, for when an admin takes the icon away again.
  const [delivered] = useState(() => iconLinks()[0]?.href)
  useEffect(() => setProductName(name), [name])
  useEffect(() => {
    const href = icon ?? delivered
    for (const link of iconLinks()) if (href && link.getAttribute('href') !== href) link.href = href
  }, [icon, delivered])
}
