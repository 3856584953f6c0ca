import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { Card, CardBody } from '../base/Card.tsx'
import { CardGrid } from '../base/CardGrid.tsx'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { useUiText } from '../texts.ts'

function Announced({ children }: { children: ReactNode }) {
  const text = useUiText()
  return (
    <div aria-busy="true" data-waiting="">
      <VisuallyHidden aria-live="polite">{text('loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The shape of a grid of media cards while it loads. */
export function CardGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Announced>
      <CardGrid>
        {times(count).map((index) => (
          <li key={index}>
            <Card>
              <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
              <CardBody>
                <Skeleton width="80%" height={30} />
                <Skeleton width="50%" sx={{ mb: 3 }} />
                <Skeleton variant="rounded" height={10} />
              </CardBody>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Announced>
  )
}

/** The shape of a list of rows while it loads. */
export function ListSkeleton({ count = 5 }: { count?: number }) {
  return (
    <Announced>
      <Card>
        {times(count).map((index) => (
          <Box
            key={index}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              p: 2.5,
              borderTop: index ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <Skeleton variant="circular" width={44} height={44} />
            <Box sx={{ flex: 1 }}>
              <Skeleton width={`${70 - ((index * 17) % 35)}%`} height={26} />
              <Skeleton width={`${40 - ((index * 11) % 20)}%`} />
            </Box>
          </Box>
        ))}
      </Card>
    </Announced>
  )
}

/** The shape of running text while it loads. */
export function TextSkeleton({ lines = 5 }: { lines?: number }) {
  return (
    <Announced>
      {times(lines).map((index) => (
        <Skeleton
          key={index}
          width={index === lines - 1 ? '55%' : `${100 - ((index * 13) % 12)}%`}
          height={30}
        />
      ))}
    </Announced>
  )
}

/** The shape of a form while it loads. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Announced>
      {times(fields).map((index) => (
        <Box key={index} sx={{ mb: 3 }}>
          <Skeleton width={140} height={28} />
          <Skeleton variant="rounded" height={52} />
        </Box>
      ))}
    </Announced>
  )
}

/** The shape of a page of several parts: heading, picture, text. */
export function PageSkeleton() {
  return (
    <Announced>
      <Skeleton variant="rounded" sx={{ aspectRatio: '21 / 9', height: 'auto', mb: 4 }} />
      <Skeleton width="60%" height={44} />
      <Skeleton width="95%" height={30} />
      <Skeleton width="90%" height={30} />
      <Skeleton width="70%" height={30} />
    </Announced>
  )
}
