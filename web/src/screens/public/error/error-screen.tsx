import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Fault } from '../../../shared/ui/fault.tsx';

/** Where other services send people whose matter went wrong. */
export function ErrorScreen() {
  const navigate = useNavigate();
  return (
    <Fault
      title={<FormattedMessage id="app.fault.title" />}
      text={<FormattedMessage id="public.error.text" />}
      action={{ label: <FormattedMessage id="public.error.home" />, run: () => void navigate('/') }}
    />
  );
}
