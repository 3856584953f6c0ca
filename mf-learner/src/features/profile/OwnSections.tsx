import type { OwnData } from '@kursportal/shared/contract'
import type { ReactNode } from 'react'
import { DevicesSection } from './account/DevicesSection.tsx'
import { LoginSection } from './account/LoginSection.tsx'
import { CalendarSection } from './calendar/CalendarSection.tsx'
import { MountInSequence } from './components/MountInSequence.tsx'
import { ContactSection } from './person/ContactSection.tsx'
import { InsuranceSection } from './person/InsuranceSection.tsx'
import { PersonSection } from './person/PersonSection.tsx'
import { SignatureSection } from './person/SignatureSection.tsx'
import { DeletionSection } from './privacy/DeletionSection.tsx'
import { NotificationSection } from './privacy/NotificationSection.tsx'
import { PrivacySection } from './privacy/PrivacySection.tsx'

/** What one says of oneself, how one logs in, what one agreed to, and the way out. */
const OwnSections = ({ person }: { person: OwnData }): ReactNode => (
  <MountInSequence>
    <PersonSection person={person} />
    <ContactSection person={person} />
    <InsuranceSection person={person} />
    <SignatureSection person={person} />
    <LoginSection person={person} />
    <DevicesSection />
    <CalendarSection />
    <NotificationSection />
    <PrivacySection />
    <DeletionSection person={person} />
  </MountInSequence>
)

export default OwnSections
