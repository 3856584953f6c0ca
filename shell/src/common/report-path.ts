/** The pages that are nobody's content: whoever reports from there says themselves where it is. */
const withoutContent = /^\/($|login|register|report|withdrawal|legal)/

/** Where content is reported; from a page that has some, its address is filled in, with the post that it is opened at. */
export const reportPath = ({ pathname, search }: { pathname: string; search: string }): string => {
  if (withoutContent.test(pathname)) return '/report'
  const post = new URLSearchParams(search).get('post')
  return `/report?${new URLSearchParams({ address: post ? `${pathname}?post=${post}` : pathname })}`
}
