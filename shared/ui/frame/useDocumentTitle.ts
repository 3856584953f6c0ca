import { useEffect } from 'react'

let productName = ''
let pageTitle = ''

const show = (): void => {
  document.title = [pageTitle, productName].filter(Boolean).join(' · ')
}

/** Sets the name that stands after every page's title, also the one shown now; the shell calls it as the settings say. */
export function setProductName(name: string) {
  productName = name
  show()
}

/** Gives the browser tab the page's title followed by the product's name. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    pageTitle = title
    show()
  }, [title])
}
