import { isFailure } from '@kursportal/shared/client'
import type { Access, CallAnswer, landingCalls, LandingPageAnswer } from '@kursportal/shared/contract'
import { accessTitle, fillPlaceholders, LANDING_DRAFT, placeholderValues } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useParams, useSearchParams } from '@kursportal/shared/router'
import { Alert, Box, PageFrame, PageSkeleton, useDocumentTitle } from '@kursportal/shared/ui'
import { useMemo, type ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { endsWithJoin, shownBlocks } from './access.rules.ts'
import { readAccess, readLandingPage, readLandingPreview } from './api/read-access.ts'
import { AboutCourses } from './components/AboutCourses.tsx'
import { AccessOpening } from './components/AccessOpening.tsx'
import { BlockList } from './components/BlockList.tsx'
import { ClubImprints } from './components/ClubImprints.tsx'
import { JoiningContext } from './components/joining-context.ts'
import { NoInvitation } from './components/NoInvitation.tsx'
import { JoinAtTheEnd, WhatFollows } from './components/WhatFollows.tsx'
import { useLandingPreview, type LandingPreview } from './preview/useLandingPreview.ts'
import { useCountVisit } from './useCountVisit.ts'
import { useJoining, type Joining } from './useJoining.ts'

const measure = { maxWidth: 1120 + 64, mx: 'auto', width: '100%', px: { xs: 2, sm: 4 }, py: { xs: 2, sm: 5 } }

const Waiting = ({ title }: { title: string }): ReactNode => (
  <PageFrame title={title}>
    <PageSkeleton />
  </PageFrame>
)

/** The blocks its author made. A page that does not begin with one begins with what is known of the course. */
const LandingPage = ({
  landing,
  selected,
}: {
  landing: LandingPageAnswer
  selected: string | null | undefined
}): ReactNode => {
  const blocks = shownBlocks(landing.page)
  return (
    <>
      {blocks[0]?.type !== 'hero' && <AccessOpening landing={landing} />}
      <BlockList blocks={blocks} selected={selected} />
      {!endsWithJoin(blocks) && <JoinAtTheEnd />}
    </>
  )
}

type Props = { access: Access; landing: LandingPageAnswer }
type LandingPreviewAnswer = CallAnswer<typeof landingCalls.readLandingPreview>

const Invitation = ({ access, landing }: Props): ReactNode => {
  const t = useTexts()
  const joining = useJoining(access)
  if (joining.finishing) return <Waiting title={t('access.opening')} />
  return <InvitationPage access={access} landing={landing} joining={joining} />
}

/** As somebody sees it who is not logged in, and nothing on it leads away. */
const Previewed = ({ access, landing, shown }: Props & LandingPreview): ReactNode => {
  const stranger = { ...access, ended: false, has_access: false, can: { join: false, manage: false } }
  const page = shown ? { ...landing, page: shown.page, image_id: shown.image_id } : landing
  return (
    <InvitationPage access={stranger} landing={page} joining={previewed} selected={shown?.selected ?? null} />
  )
}

const previewed: Joining = {
  standing: 'stranger',
  goal: '',
  join: () => undefined,
  pending: false,
  error: null,
  finishing: false,
  code: '',
  setCode: () => undefined,
  codeTrouble: undefined,
  looksUpCode: false,
  lacksCode: false,
  askForCode: () => undefined,
}

const InvitationPage = ({
  access,
  landing: stored,
  joining,
  selected,
}: Props & { joining: Joining; selected?: string | null }): ReactNode => {
  const around = useMemo(() => ({ access, joining }), [access, joining])
  const landing = useMemo(
    () => ({ ...stored, page: fillPlaceholders(stored.page, placeholderValues(access)) }),
    [stored, access],
  )
  useDocumentTitle(accessTitle(access, landing.page))
  return (
    <JoiningContext value={around}>
      <Box sx={measure}>
        {shownBlocks(landing.page).length > 0 ? (
          <LandingPage landing={landing} selected={selected} />
        ) : (
          <>
            <AccessOpening landing={landing} />
            <AboutCourses courses={access.courses} />
            <WhatFollows />
            {access.courses.length > 0 && <JoinAtTheEnd />}
          </>
        )}
        <ClubImprints />
      </Box>
    </JoiningContext>
  )
}

/** Whom to ask of an access that was removed. */
const askIn = (details: unknown): string | null =>
  typeof details === 'object' && details !== null && 'ask' in details && typeof details.ask === 'string'
    ? details.ask
    : null

/** The draft of the page, where the address has the link to it; its author shows it to others before it is public. */
const useLandingDraft = () => {
  const [params] = useSearchParams()
  const token = params.get(LANDING_DRAFT) ?? ''
  const draft = useQuery({ ...readLandingPreview(token), enabled: token !== '' })
  return { isWanted: token !== '', draft }
}

/** The page as its author works on it, and that it is no more than that. */
const Draft = ({
  access,
  landing,
  draft,
}: Props & { draft: LandingPreviewAnswer | undefined }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Alert severity={draft ? 'info' : 'warning'} sx={{ maxWidth: 1120, mx: 'auto', mt: 2 }}>
        {t(draft ? 'access.draft' : 'access.draftGone')}
      </Alert>
      <Invitation access={access} landing={draft ? { ...landing, ...draft } : landing} />
    </>
  )
}

/** The public page of an access: what one is invited to, and the way in; for everybody who has its address. */
const AccessPage = (): ReactNode => {
  const t = useTexts()
  const { accessId = '' } = useParams()
  const access = useQuery(readAccess(accessId))
  const landing = useQuery(readLandingPage(accessId))
  const preview = useLandingPreview()
  const { isWanted, draft } = useLandingDraft()
  const error = access.error ?? landing.error
  useCountVisit(access.data, preview !== undefined || isWanted)
  if (access.data?.ended && !access.data.has_access && !preview)
    return <NoInvitation ended ask={access.data.inviter} />
  const isThere = access.data !== undefined && landing.data !== undefined
  if (!isThere && isFailure(error, 'access_ended')) return <NoInvitation ended ask={askIn(error.details)} />
  if (!isThere && isFailure(error, 'not_found', 'validation_failed')) return <NoInvitation ended={false} />
  return (
    <Loaded
      page
      query={[access, landing]}
      waiting={<Waiting title={t('access.waiting')} />}
      failed={t('access.failed')}
    >
      {([invitation, page]) =>
        preview ? (
          <Previewed access={invitation} landing={page} shown={preview.shown} />
        ) : isWanted ? (
          draft.isPending ? (
            <Waiting title={t('access.waiting')} />
          ) : (
            <Draft access={invitation} landing={page} draft={draft.data} />
          )
        ) : (
          <Invitation access={invitation} landing={page} />
        )
      }
    </Loaded>
  )
}

export default AccessPage
