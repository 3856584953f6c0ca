// Who offers the courses, signs certificates and pays.
export { writeProvider as setProvider } from '../../modules/settings/provider.ts'
export { writeSocietyProvider as setSocietyProvider } from '../../modules/societies/society-provider.ts'
