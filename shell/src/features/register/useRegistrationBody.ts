import { today } from '../../common/today.ts'
import { useSettings, useSystemConfig } from '@kursportal/shared/store'
import { currentDraft } from './draft.ts'
import { registrationBody } from './registration-body.ts'

/** Gives what is to be sent, as typed at that moment. */
export const useRegistrationBody = () => {
  const { limits } = useSystemConfig()
  const { insurance_data } = useSettings()
  return () =>
    registrationBody(currentDraft(), {
      ageOfConsent: limits.age_of_consent,
      insuranceData: insurance_data,
      today: today(),
    })
}
