/** The access of the demo data with a landing page, so that the login can lead to it. */
export const DEMO_INVITATION = '01990000-0000-7000-8000-0000000de300'
