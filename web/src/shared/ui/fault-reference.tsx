import { FormattedMessage } from 'react-intl';

/** The number by which support finds a fault in the log. */
export function FaultReference({ id }: { readonly id: string }) {
  return <FormattedMessage id="shared.fault.reference" values={{ id: <code>{id}</code> }} />;
}
