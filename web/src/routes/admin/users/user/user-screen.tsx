import { Button, Flex, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type {
  userScreenQuery,
  userScreenQuery$data,
} from '../../../../__generated__/userScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { paymentsOf } from '../../lib/payments-of.ts';
import { personName } from '../../lib/person-name.ts';
import { LockedTag } from '../../parts/locked-tag.tsx';
import { ServiceTag } from '../../parts/service-tag.tsx';
import { readUserAddress, type UserAddress, writeUserAddress } from './lib/user-address.ts';
import { UserDataForm } from './parts/user-data-form.tsx';
import { UserDevices } from './parts/user-devices.tsx';
import { UserLockPanel } from './parts/user-lock.tsx';
import { UserLogs } from './parts/user-logs.tsx';
import { UserRolePanel } from './parts/user-role.tsx';
import { UserSubscriptions } from './parts/user-subscriptions.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query userScreenQuery(
    $userId: Int!
    $first: Int!
    $logSearch: String
    $logPage: Int!
    $deviceSearch: String
    $devicePage: Int!
  ) {
    admin @catch(to: RESULT) {
      user(userId: $userId) {
        id
        email
        firstName
        lastName
        lockedAt
        isService
        ...userDataForm_user
        ...userRole_user
        ...userLock_user
        ...userSubscriptions_user
        ...userLogs_user
        ...userDevices_user
      }
      ...userSubscriptions_admin
    }
  }
`;

/** One person at /admin/users/{id}: their data, role, subscriptions, log and devices. */
export function UserScreen(state: ScreenProps<userScreenQuery>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readUserAddress(new URLSearchParams(search));
  const change = (wanted: Partial<UserAddress>) =>
    navigate(
      { search: writeUserAddress({ ...address, ...wanted }).toString() },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, (all) => all.user && { admin: all, user: all.user })}
      head={<PageHead title={<FormattedMessage id="admin.title.user" />} />}
      failed={<FormattedMessage id="admin.user.failed" />}
      missing={
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="admin.user.missing" />}
          reason={<FormattedMessage id="admin.user.missingReason" />}
          action={
            <Button component={Link} to="/admin/users" variant="default">
              <FormattedMessage id="admin.title.users" />
            </Button>
          }
        />
      }
    >
      {(found, notice) => (
        <Person {...found} notice={notice} state={state} address={address} onChange={change} />
      )}
    </ScreenAnswer>
  );
}

interface PersonProps {
  readonly admin: PersonAdmin;
  readonly user: NonNullable<PersonAdmin['user']>;
  readonly notice: ReactNode;
  readonly state: ScreenProps<userScreenQuery>;
  readonly address: UserAddress;
  readonly onChange: (change: Partial<UserAddress>) => void;
}

type PersonAdmin = NonNullable<Extract<userScreenQuery$data['admin'], { ok: true }>['value']>;

function Person({ admin, user, notice, state, address, onChange }: PersonProps) {
  const name = personName(user);
  return (
    <>
      <PageHead
        title={name}
        subtitle={name === user.email ? undefined : user.email}
        aside={
          <Group gap="8px 12px">
            {user.isService && <ServiceTag />}
            {user.lockedAt != null && <LockedTag since={user.lockedAt} />}
            <Button component={Link} to={paymentsOf(user.email)} variant="default">
              <FormattedMessage id="admin.user.payments" />
            </Button>
          </Group>
        }
      />
      <Stack key={user.id}>
        {notice}
        <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="md">
          <UserDataForm user={user} onChanged={state.refresh} />
          <Stack flex={3} miw={0}>
            <UserRolePanel user={user} onChanged={state.refresh} />
            <UserLockPanel user={user} onChanged={state.refresh} />
            <UserSubscriptions user={user} admin={admin} onChanged={state.refresh} />
          </Stack>
        </Flex>
        <UserLogs
          user={user}
          address={address.logs}
          isRefreshing={state.isRefreshing}
          onChange={(logs) => onChange({ logs })}
          onRetry={state.refresh}
        />
        <UserDevices
          user={user}
          address={address.devices}
          isRefreshing={state.isRefreshing}
          onChange={(devices) => onChange({ devices })}
          onRetry={state.refresh}
        />
      </Stack>
    </>
  );
}
