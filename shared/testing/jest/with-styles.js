// For a page test that asks for a style: what is drawn after it has styles, as in a browser.
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawStyles } from './plain-styles.mjs'

drawStyles(true)

// What test files before drew without styles is drawn anew.
const forget = ({ inserted, sheet }) => {
  for (const name of Object.keys(inserted)) delete inserted[name]
  sheet.flush()
}
const Forgetting = () => {
  forget(useEmotionCache())
  return null
}
renderToStaticMarkup(createElement(Forgetting))
