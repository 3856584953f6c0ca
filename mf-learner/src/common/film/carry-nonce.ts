/** A class of an element whose inside is made from a template, as the player's elements and the film's are. */
type Templated = { getTemplateHTML: (...given: unknown[]) => string }

const isTemplated = (value: unknown): value is Templated =>
  typeof value === 'function' && typeof Reflect.get(value, 'getTemplateHTML') === 'function'

/**
 * Lets the styles inside of elements carry the page's nonce, without which its policy refuses them. Must be done before
 * the first of the elements is made.
 * @param classes classes of elements; whatever else a library exports is left alone
 * @param nonce nothing happens when it is empty: then there is no policy
 */
export const carryNonce = (classes: readonly unknown[], nonce: string): void => {
  if (nonce === '') return
  // A class without a template of its own is given its parent's, so each is taken before any is changed.
  const templates = classes.filter(isTemplated).map((element) => [element, element.getTemplateHTML] as const)
  for (const [element, template] of templates)
    element.getTemplateHTML = function (...given) {
      return template.apply(this, given).replaceAll(/<style(?! nonce)/g, `<style nonce="${nonce}"`)
    }
}
