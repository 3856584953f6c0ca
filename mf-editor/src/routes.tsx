import { page } from '@kursportal/shared/router'
import type { RemoteRoute } from '@kursportal/shared/federation'

const courseForm = page(
  () =>
    import(/* webpackChunkName: "course-form" */ './features/course-editor/course-form/CourseFormPage.tsx'),
)

const printed = page(
  () => import(/* webpackChunkName: "access-print" */ './features/accesses/print/PrintPage.tsx'),
)

/** Every address of this remote, a line each; the longest declared prefix in remote.json brings people here. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/course-editor/course-list',
    element: page(
      () => import(/* webpackChunkName: "course-list" */ './features/course-list/CourseListPage.tsx'),
    ),
  },
  {
    path: '/course-editor/import',
    element: page(() => import(/* webpackChunkName: "import" */ './features/import/ImportPage.tsx')),
  },
  {
    path: '/course-editor/accesses',
    element: page(() => import(/* webpackChunkName: "accesses" */ './features/accesses/AccessesPage.tsx')),
  },
  {
    path: '/course-editor/accesses/:accessId',
    element: page(() => import(/* webpackChunkName: "access" */ './features/accesses/AccessPage.tsx')),
  },
  { path: '/course-editor/accesses/:accessId/print', element: printed },
  { path: '/course-editor/accesses/:accessId/codes/:codeId/print', element: printed },
  {
    path: '/course-editor/accesses/:accessId/page',
    element: page(
      () => import(/* webpackChunkName: "landing-page" */ './features/landing-page/LandingBuilderPage.tsx'),
    ),
  },
  {
    path: '/course-editor/care',
    element: page(() => import(/* webpackChunkName: "care" */ './features/care/CarePage.tsx')),
  },
  {
    path: '/course-editor/care/questions/:questionId',
    element: page(
      () => import(/* webpackChunkName: "care-question" */ './features/care/CareQuestionPage.tsx'),
    ),
  },
  {
    path: '/course-editor/care/courses/:courseId',
    element: page(() => import(/* webpackChunkName: "care-course" */ './features/care/CareCoursePage.tsx')),
  },
  {
    path: '/course-editor/video-space',
    element: page(
      () => import(/* webpackChunkName: "video-space" */ './features/video-space/VideoSpacePage.tsx'),
    ),
  },
  {
    path: '/course-editor/video',
    element: page(
      () => import(/* webpackChunkName: "video-link" */ './features/video-link/VideoLinkPage.tsx'),
    ),
  },
  {
    path: '/course-editor/courses/:courseId/participants',
    element: page(
      () =>
        import(/* webpackChunkName: "participants" */ './features/course-participants/ParticipantsPage.tsx'),
    ),
  },
  {
    path: '/course-editor/courses/:courseId/statistics',
    element: page(
      () =>
        import(/* webpackChunkName: "course-statistics" */ './features/course-statistics/StatisticsPage.tsx'),
    ),
  },
  {
    path: '/course-editor/courses/:courseId',
    element: page(
      () => import(/* webpackChunkName: "course-editor" */ './features/course-editor/CourseEditorPage.tsx'),
    ),
    children: [
      { path: '', element: courseForm },
      { path: 'details', element: courseForm },
      {
        path: 'chapters/:chapterId',
        element: page(
          () => import(/* webpackChunkName: "chapter" */ './features/course-editor/chapter/ChapterPage.tsx'),
        ),
      },
      {
        path: 'lectures/:videoId',
        element: page(
          () => import(/* webpackChunkName: "lecture" */ './features/course-editor/lecture/LecturePage.tsx'),
        ),
      },
    ],
  },
]
