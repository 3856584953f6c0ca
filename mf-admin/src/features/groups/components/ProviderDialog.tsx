import { clubProvider } from '@kursportal/shared/contract'
import { ProviderDialog as Form } from '@kursportal/shared/ui/provider'
import type { ReactNode } from 'react'

type Props = { society: { id: string; name: string }; onClose: () => void }

/** The form a club's owner has as well. */
const ProviderDialog = (props: Props): ReactNode => <Form {...props} schema={clubProvider} />

export default ProviderDialog
