import { part } from '@kursportal/shared/router'
import { useSystemConfig } from '@kursportal/shared/store'
import type { ReactNode } from 'react'
import { overridesInUse } from '../federation/overrides.ts'
import { Spare } from './Spare.tsx'

const OverrideLine = part(() => import(/* webpackChunkName: "override" */ './OverrideLine.tsx'), null)

/** For whoever looks at another release than the others: says so and leads back. Others load nothing of it. */
export const OverrideBadge = (): ReactNode => {
  const { preview } = useSystemConfig().federation
  const looks = preview !== null || Object.keys(overridesInUse()).length > 0
  return (
    looks && (
      <Spare>
        <OverrideLine />
      </Spare>
    )
  )
}
