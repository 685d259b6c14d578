import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userDevices_user$key } from '../../../../../__generated__/userDevices_user.graphql.ts';
import { dateTimeParts } from '../../../../../shared/ui/dates.ts';
import { UserListPanel } from './user-list-panel.tsx';

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
  readonly isRefreshing: boolean;
  readonly user: userDevices_user$key;
}

const languages = ['PL', 'EN'] as const;

/** Devices that receive push notifications. */
export function UserDevices({ user, isRefreshing }: UserDevicesProps) {
  const { devices } = useFragment(userFragment, user);
  return (
    <UserListPanel
      isRefreshing={isRefreshing}
      list="devices"
      result={devices}
      failed="admin.user.devicesFailed"
      heads="admin.user.deviceColumn"
      columns={[
        {
          column: 'type',
          hasNoCardLabel: true,
          cell: ({ type }) => <FormattedMessage id="admin.user.deviceType" values={{ type }} />,
        },
        { column: 'service', cell: ({ service }) => service ?? '–' },
        { column: 'lang', cell: ({ language }) => languages.find((option) => option === language) ?? '–' },
        { column: 'createdAt', cell: ({ createdAt }) => dateTimeParts(createdAt).date },
        { column: 'seenAt', cell: ({ seenAt }) => (seenAt ? dateTimeParts(seenAt).date : '–') },
      ]}
    />
  );
}
