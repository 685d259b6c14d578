import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Tag } from '../../../../shared/ui/tag.tsx';

interface KnownLeagueProps {
  readonly leagueId: number;
  /** What is known, for those who hear the link by itself. */
  readonly name: string;
}

/** Says that something of the provider's is in the service, and leads to its league. */
export function KnownLeague({ leagueId, name }: KnownLeagueProps) {
  const intl = useIntl();
  return (
    <>
      <Tag tone="success" icon={<IconCheck size={12} stroke={2.4} aria-hidden="true" />}>
        <FormattedMessage id="admin.import.known" />
      </Tag>
      <Link
        to={`/leagues/${leagueId}`}
        aria-label={intl.formatMessage({ id: 'admin.import.openLeagueOf' }, { name })}
      >
        <FormattedMessage id="admin.import.openLeague" />
      </Link>
    </>
  );
}
