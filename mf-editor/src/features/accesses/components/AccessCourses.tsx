import { failureText } from '@kursportal/shared/client'
import type { Access } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, Link, Section, toast, Typography } from '@kursportal/shared/ui'
import { Combobox } from '@kursportal/shared/ui/combobox'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { findCourses } from '../api/find.ts'
import { useAddCourse, useRemoveCourse } from '../api/write-access.ts'
import { Row, Rows } from './Rows.tsx'

type Courses = NonNullable<Access['management']>['courses']

/** Which courses the access opens: found by typing, added at once. */
export const AccessCourses = ({ accessId, courses }: { accessId: string; courses: Courses }): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const found = useQuery(findCourses(search))
  const add = useAddCourse(accessId)
  const remove = useRemoveCourse(accessId)
  const taken = new Set(courses.map(({ id }) => id))
  const say = { onError: (error: unknown) => toast.error(failureText(error)) }
  return (
    <Section
      variant="card"
      title={t('accesses.courses.title')}
      intro={t(courses.length === 0 ? 'accesses.courses.none' : 'accesses.courses.intro')}
    >
      <Rows>
        {courses.map((course) => (
          <Row
            key={course.id}
            title={<Link href={paths.course(course.id)}>{course.title || t('common.untitledCourse')}</Link>}
            detail={course.live_id === null && t('accesses.courses.notLive')}
            removeLabel={t('accesses.courses.remove', { title: course.title })}
            onRemove={() => remove.mutate(course.id, say)}
          />
        ))}
      </Rows>
      <Box sx={{ mt: 2, maxWidth: 480 }}>
        <Combobox
          // A fresh one after each pick: the field is for adding, what was added stands above.
          key={courses.length}
          label={t('accesses.courses.add')}
          options={(found.data?.items ?? [])
            .filter(({ id }) => !taken.has(id))
            .map(({ id, title }) => ({ value: id, label: title || t('common.untitledCourse') }))}
          value={null}
          onChange={(picked) => picked && add.mutate(picked.value, say)}
          onSearch={setSearch}
          loading={found.isPending || found.isPlaceholderData || add.isPending}
        />
      </Box>
      {found.isError && <Typography sx={{ mt: 1 }}>{failureText(found.error)}</Typography>}
    </Section>
  )
}
