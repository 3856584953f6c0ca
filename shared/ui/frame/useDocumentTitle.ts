import { useEffect } from 'react'

let productName = ''

/** Sets the name that stands after every page's title; the shell calls it once the settings are there. */
export function setProductName(name: string) {
  productName = name
}

/** Gives the browser tab the page's title followed by the product's name. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = [title, productName].filter(Boolean).join(' · ')
  }, [title])
}
