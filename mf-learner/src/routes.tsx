import { page } from '@kursportal/shared/router'
import type { RemoteRoute } from '@kursportal/shared/federation'

/** Every address of this remote, a line each; the longest declared prefix in remote.json brings people here. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/my-courses',
    element: page(
      () => import(/* webpackChunkName: "my-courses" */ './features/my-courses/MyCoursesPage.tsx'),
    ),
  },
  {
    path: '/my-courses/calendar',
    element: page(() => import(/* webpackChunkName: "calendar" */ './features/calendar/CalendarPage.tsx')),
  },
  {
    path: '/courses/:courseId',
    element: page(() => import(/* webpackChunkName: "course" */ './features/course/CoursePage.tsx')),
  },
  {
    path: '/courses/:courseId/print',
    element: page(
      () => import(/* webpackChunkName: "print-course" */ './features/course/PrintCoursePage.tsx'),
    ),
  },
  {
    path: '/courses/:courseId/lectures/:videoId/print',
    element: page(
      () => import(/* webpackChunkName: "print-lecture" */ './features/lecture/print/PrintLecturePage.tsx'),
    ),
  },
  {
    path: '/courses/:courseId/lectures/:videoId',
    element: page(() => import(/* webpackChunkName: "lecture" */ './features/lecture/LecturePage.tsx')),
  },
  {
    path: '/courses/:courseId/forum',
    element: page(() => import(/* webpackChunkName: "forum" */ './features/forum/ForumPage.tsx')),
  },
  {
    path: '/courses/:courseId/forum/new',
    element: page(() => import(/* webpackChunkName: "new-topic" */ './features/forum/NewTopicPage.tsx')),
  },
  {
    path: '/courses/:courseId/forum/reports',
    element: page(() => import(/* webpackChunkName: "forum-reports" */ './features/forum/ReportsPage.tsx')),
  },
  {
    path: '/courses/:courseId/forum/:threadId',
    element: page(() => import(/* webpackChunkName: "topic" */ './features/forum/TopicPage.tsx')),
  },
  {
    path: '/courses/:courseId/questions',
    element: page(() => import(/* webpackChunkName: "questions" */ './features/questions/QuestionsPage.tsx')),
  },
  {
    path: '/courses/:courseId/questions/:questionId',
    element: page(() => import(/* webpackChunkName: "question" */ './features/questions/QuestionPage.tsx')),
  },
  {
    path: '/courses/:courseId/finish',
    element: page(
      () => import(/* webpackChunkName: "course-end" */ './features/course-end/CourseEndPage.tsx'),
    ),
  },
  {
    path: '/preview/:courseId',
    element: page(
      () => import(/* webpackChunkName: "preview" */ './features/course/preview/PreviewCoursePage.tsx'),
    ),
  },
  {
    path: '/preview/:courseId/lectures/:videoId',
    element: page(
      () =>
        import(/* webpackChunkName: "preview-lecture" */ './features/lecture/preview/PreviewLecturePage.tsx'),
    ),
  },
  {
    path: '/certificates',
    element: page(
      () => import(/* webpackChunkName: "certificates" */ './features/certificates/CertificatesPage.tsx'),
    ),
  },
  {
    path: '/certificates/:certificateId',
    element: page(
      () => import(/* webpackChunkName: "certificate" */ './features/certificates/CertificatePage.tsx'),
    ),
  },
  ...['/certificate', '/certificate/:number'].map((path) => ({
    path,
    element: page(
      () => import(/* webpackChunkName: "check" */ './features/certificate-check/CertificateCheckPage.tsx'),
    ),
  })),
  {
    path: '/access/:accessId',
    element: page(() => import(/* webpackChunkName: "access" */ './features/access/AccessPage.tsx')),
  },
  {
    path: '/profile',
    element: page(() => import(/* webpackChunkName: "profile" */ './features/profile/ProfilePage.tsx')),
  },
]
