import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link, useInRouterContext } from 'react-router-dom'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href?: string; ref?: Ref<HTMLAnchorElement> }

const leavesTheApp = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href) || href.startsWith('/api/')

/**
 * What every `href` in the kit becomes: a client-side link for own paths, a plain anchor for everything that
 * leaves the pages (other sites, mail, downloads from the API, anchors) or is to open elsewhere.
 */
export function RouterLink({ href = '', children, ...rest }: Props) {
  const inRouter = useInRouterContext()
  if (!inRouter || leavesTheApp(href) || rest.download !== undefined || rest.target === '_blank') {
    return (
      <a href={href} {...(rest.target === '_blank' ? { rel: 'noopener' } : {})} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
