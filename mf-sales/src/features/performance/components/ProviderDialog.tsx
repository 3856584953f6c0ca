import { clubProvider } from '@kursportal/shared/contract'
import { ProviderDialog as Form } from '@kursportal/shared/ui/provider'
import type { ReactNode } from 'react'

type Props = { society: { id: string; name: string }; onClose: () => void }

/** Makes a community the provider of its courses: what certificates and its imprint say of it. */
const ProviderDialog = (props: Props): ReactNode => <Form {...props} schema={clubProvider} />

export default ProviderDialog
