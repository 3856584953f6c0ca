import { isValidElement, type ReactNode } from 'react'

/** What fetches a page before it is shown, by the component that shows it. */
const preparing = new WeakMap<object, () => Promise<void>>()

/** A component of a route table that can be fetched before it is shown. @param prepare never fails */
export const preparedBy = <Component extends object>(
  component: Component,
  prepare: () => Promise<void>,
): Component => {
  preparing.set(component, prepare)
  return component
}

/**
 * Fetches a page of a route table (`page` of `/router`), so that it is drawn at once when it is shown. What does not come
 * is fetched again then, and only that failure is told.
 */
export const preparePage = async (element: ReactNode): Promise<void> => {
  if (isValidElement(element) && typeof element.type === 'function') await preparing.get(element.type)?.()
}
