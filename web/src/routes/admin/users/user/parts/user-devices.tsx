import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userDevices_user$key } from '../../../../../__generated__/userDevices_user.graphql.ts';
import { dateTimeParts } from '../../../../../shared/ui/dates.ts';
import { type UserListState, UserPart } from './user-part.tsx';

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

interface UserDevicesProps extends UserListState {
  readonly user: userDevices_user$key;
}

const languages = ['PL', 'EN'] as const;

/** Devices on which a person is notified. */
export function UserDevices({ user, ...state }: UserDevicesProps) {
  const { devices } = useFragment(userFragment, user);
  return (
    <UserPart
      {...state}
      list="devices"
      found={devices}
      failed="admin.user.devicesFailed"
      heads="admin.user.deviceColumn"
      columns={[
        {
          column: 'type',
          isUnnamed: true,
          cell: ({ type }) => <FormattedMessage id="admin.user.deviceType" values={{ type }} />,
        },
        { column: 'service', cell: ({ service }) => service ?? '–' },
        { column: 'lang', cell: ({ language }) => languages.find((known) => known === language) ?? '–' },
        { column: 'createdAt', cell: ({ createdAt }) => dateTimeParts(createdAt).date },
        { column: 'seenAt', cell: ({ seenAt }) => (seenAt ? dateTimeParts(seenAt).date : '–') },
      ]}
    />
  );
}
