import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../shared/session/use-session.tsx';
import { PageError } from '../../shared/ui/state-message.tsx';

/** The target of external services after an error. */
export function ErrorScreen() {
  const navigate = useNavigate();
  const { supportEmail } = useSession().site;
  return (
    <PageError
      title={<FormattedMessage id="app.error.title" />}
      text={
        supportEmail === null ? (
          <FormattedMessage id="public.error.text" />
        ) : (
          <FormattedMessage
            id="public.error.textSupport"
            values={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
          />
        )
      }
      action={{ label: <FormattedMessage id="common.goToHomePage" />, run: () => void navigate('/') }}
    />
  );
}
