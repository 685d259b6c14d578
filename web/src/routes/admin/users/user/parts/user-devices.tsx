import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userDevices_user$key } from '../../../../../__generated__/userDevices_user.graphql.ts';
import { caughtError } from '../../../../../shared/relay/app-error.ts';
import { dateTimeParts } from '../../../../../shared/ui/dates.ts';
import { FailedCard } from '../../../../../shared/ui/error-states.tsx';
import type { SectionParams } from '../lib/user-address.ts';
import { UserPart } from './user-part.tsx';

const userFragment = graphql`
  fragment userDevices_user on User {
    devices(search: $deviceSearch, first: $first, page: $devicePage) @catch(to: RESULT) {
      totalCount
      edges {
        node {
          id
          type
          language
          service
          createdAt
          seenAt
        }
      }
    }
  }
`;

interface UserDevicesProps {
  readonly user: userDevices_user$key;
  readonly address: SectionParams;
  readonly isRefreshing: boolean;
  readonly onChange: (address: SectionParams) => void;
}

const columns = ['type', 'service', 'lang', 'createdAt', 'seenAt'] as const;
const languages = ['PL', 'EN'] as const;

/** Devices on which a person is notified. */
export function UserDevices({ user, address, isRefreshing, onChange }: UserDevicesProps) {
  const intl = useIntl();
  const { devices } = useFragment(userFragment, user);
  if (!devices.ok || !devices.value) {
    return (
      <FailedCard
        title={<FormattedMessage id="admin.user.devicesFailed" />}
        error={caughtError(devices.ok ? [] : devices.errors)}
      />
    );
  }
  const { totalCount, edges } = devices.value;
  const label = (column: (typeof columns)[number]) =>
    intl.formatMessage({ id: 'admin.user.deviceColumn' }, { column });
  return (
    <UserPart
      list="devices"
      address={address}
      total={totalCount}
      hasRows={edges.length > 0}
      isRefreshing={isRefreshing}
      onChange={onChange}
      heads={columns.map((column) => (
        <th role="columnheader" key={column} scope="col">
          {label(column)}
        </th>
      ))}
    >
      {edges.map(({ node: { id, type, language, service, createdAt, seenAt } }) => (
        <tr role="row" key={id}>
          <td role="cell">
            <FormattedMessage id="admin.user.deviceType" values={{ type }} />
          </td>
          <td role="cell" data-label={label('service')}>
            {service ?? '–'}
          </td>
          <td role="cell" data-label={label('lang')}>
            {languages.find((known) => known === language) ?? '–'}
          </td>
          <td role="cell" data-label={label('createdAt')}>
            {dateTimeParts(createdAt).date}
          </td>
          <td role="cell" data-label={label('seenAt')}>
            {seenAt ? dateTimeParts(seenAt).date : '–'}
          </td>
        </tr>
      ))}
    </UserPart>
  );
}
