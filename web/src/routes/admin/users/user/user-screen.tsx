import { Box, Button, Flex, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { userScreen_user$key } from '../../../../__generated__/userScreen_user.graphql.ts';
import type { userScreenLockSetLockedMutation as SetUserLockedMutation } from '../../../../__generated__/userScreenLockSetLockedMutation.graphql.ts';
import type {
  userScreenQuery,
  userScreenQuery$data,
} from '../../../../__generated__/userScreenQuery.graphql.ts';
import type { userScreenRole_user$key } from '../../../../__generated__/userScreenRole_user.graphql.ts';
import type { userScreenRoleSetMutation as SetUserRoleMutation } from '../../../../__generated__/userScreenRoleSetMutation.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { paymentsOf, personName } from '../../lib/person-name.ts';
import { type AssignableRole, assignableRoles, toRole } from '../../lib/role.ts';
import { LockedTag, RoleTag, ServiceTag } from '../../parts/locked-tag.tsx';
import { toastServerError } from './lib/granted.ts';
import { readUserAddress, type UserAddress, writeUserAddress } from './lib/user-address.ts';
import { UserDataForm } from './parts/user-data-form.tsx';
import { UserDevices } from './parts/user-devices.tsx';
import { UserLogs } from './parts/user-logs.tsx';
import { UserSubscriptions } from './parts/user-subscriptions.tsx';

const userRoleUserFragment = graphql`
  fragment userScreenRole_user on User {
    id
    email
    firstName
    lastName
    role
  }
`;

interface UserRolePanelProps {
  readonly user: userScreenRole_user$key;
  readonly onChanged: () => void;
}

function UserRolePanel({ user, onChanged }: UserRolePanelProps) {
  const intl = useIntl();
  const { id, role, ...person } = useFragment(userRoleUserFragment, user);
  const [wanted, setWanted] = useState<AssignableRole | null>(null);
  const { save, isSaving } = useSaving<SetUserRoleMutation>({
    mutation: userScreenRoleSetMutation,
    errorsOf: ({ setUserRole }) => setUserRole.errors,
    doneText: intl.formatMessage({ id: 'admin.user.roleChanged' }),
    onSaved: onChanged,
  });

  const give = async (given: AssignableRole) => {
    const errors = await save({ input: { userId: id, role: given } });
    setWanted(null);
    if (errors && errors.length > 0) toastServerError(errors, intl);
  };

  return (
    <Panel title={<FormattedMessage id="admin.common.role" />}>
      <Stack gap="sm" align="flex-start" p="md">
        <Segments
          label={intl.formatMessage({ id: 'admin.common.role' })}
          labelHidden
          value={role}
          options={assignableRoles.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'admin.role.name' }, { role: value }),
          }))}
          onChange={(value) =>
            setWanted(assignableRoles.find((known) => known === value && known !== role) ?? null)
          }
        />
        <Box component="p" c="dimmed" fz="var(--fs-13)">
          <FormattedMessage id="admin.user.roleHelp" />
        </Box>
      </Stack>
      {wanted !== null && (
        <ConfirmDialog
          isOpen
          title={<FormattedMessage id="admin.user.giveRole" values={{ role: wanted }} />}
          facts={[
            {
              name: intl.formatMessage({ id: 'admin.user.roleNow' }),
              value: <RoleTag role={toRole(role)} />,
            },
            { name: intl.formatMessage({ id: 'admin.user.roleThen' }), value: <RoleTag role={wanted} /> },
          ]}
          action={<FormattedMessage id="admin.user.changeRole" />}
          isDestructive={wanted === 'USER'}
          isBusy={isSaving}
          onConfirm={() => void give(wanted)}
          onClose={() => setWanted(null)}
        >
          <FormattedMessage
            id="admin.user.giveRoleReason"
            values={{ role: wanted, person: <b>{personName(person)}</b> }}
          />
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** Gives a person a role. */
const userScreenRoleSetMutation = graphql`
  mutation userScreenRoleSetMutation($input: SetUserRoleInput!) {
    setUserRole(input: $input) {
      user {
        ...userScreenRole_user
      }
      errors {
        field
        code
      }
    }
  }
`;

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
        ...userScreenRole_user
        ...userScreen_user
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
        />
        <UserDevices
          user={user}
          address={address.devices}
          isRefreshing={state.isRefreshing}
          onChange={(devices) => onChange({ devices })}
        />
      </Stack>
    </>
  );
}

const userFragment = graphql`
  fragment userScreen_user on User {
    id
    email
    firstName
    lastName
    lockedAt
  }
`;

interface UserLockPanelProps {
  readonly user: userScreen_user$key;
  readonly onChanged: () => void;
}

function UserLockPanel({ user, onChanged }: UserLockPanelProps) {
  const intl = useIntl();
  const { id, lockedAt, ...person } = useFragment(userFragment, user);
  const isLocked = lockedAt != null;
  const [isAsking, setAsking] = useState(false);
  const { save, isSaving } = useSaving<SetUserLockedMutation>({
    mutation: userScreenLockSetLockedMutation,
    errorsOf: ({ setUserLocked }) => setUserLocked.errors,
    doneText: intl.formatMessage({ id: isLocked ? 'admin.user.unlocked' : 'admin.user.locked' }),
    onSaved: onChanged,
  });

  const change = async () => {
    const errors = await save({ input: { userId: id, isLocked: !isLocked } });
    setAsking(false);
    if (errors && errors.length > 0) toastServerError(errors, intl);
  };

  return (
    <Panel title={<FormattedMessage id="admin.user.access" />}>
      <Stack gap="sm" align="flex-start" p="md">
        <Box component="p" c="dimmed" fz="var(--fs-13)">
          <FormattedMessage id={isLocked ? 'admin.user.accessLocked' : 'admin.user.accessOpen'} />
        </Box>
        <Button
          variant="default"
          loading={isSaving && !isAsking}
          onClick={() => (isLocked ? void change() : setAsking(true))}
        >
          <FormattedMessage id={isLocked ? 'admin.user.unlock' : 'admin.user.lock'} />
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking && !isLocked}
        title={<FormattedMessage id="admin.user.lockTitle" />}
        action={<FormattedMessage id="admin.user.lock" />}
        isDestructive
        isBusy={isSaving}
        onConfirm={() => void change()}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="admin.user.lockReason" values={{ person: <b>{personName(person)}</b> }} />
      </ConfirmDialog>
    </Panel>
  );
}

/** Locks or unlocks a person. */
const userScreenLockSetLockedMutation = graphql`
  mutation userScreenLockSetLockedMutation($input: SetUserLockedInput!) {
    setUserLocked(input: $input) {
      user {
        ...userScreen_user
      }
      errors {
        field
        code
      }
    }
  }
`;
