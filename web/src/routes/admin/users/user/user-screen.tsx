import { Box, Button, Flex, Group, Stack } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { userScreenLockSetLockedMutation as SetUserLockedMutation } from '../../../../__generated__/userScreenLockSetLockedMutation.graphql.ts';
import type { userScreenQuery } from '../../../../__generated__/userScreenQuery.graphql.ts';
import type { userScreenRoleSetMutation as SetUserRoleMutation } from '../../../../__generated__/userScreenRoleSetMutation.graphql.ts';
import { type CaughtValue, within } from '../../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { ConfirmDialog, useConfirmation } from '../../../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { useSaving } from '../../../../shared/ui/use-saving.ts';
import { LinkButton } from '../../../parts/link-button.tsx';
import {
  type AssignableRole,
  assignableRoles,
  paymentsPath,
  toRole,
  userDisplayName,
} from '../../lib/users.ts';
import { AdminPage } from '../../parts/admin-page.tsx';
import { LockedTag, RoleTag, ServiceTag } from '../parts/user-tags.tsx';
import { firstErrorText } from './lib/user-errors.ts';
import { UserDataForm } from './parts/user-data-form.tsx';
import { UserDevices, UserLogs } from './parts/user-lists.tsx';
import { UserSubscriptions } from './parts/user-subscriptions.tsx';

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
        role
        lockedAt
        isService
        ...userDataForm_user
        ...userSubscriptions_user
        ...userLists_logs
        ...userLists_devices
      }
      ...userSubscriptions_admin
    }
  }
`;

/** /admin/users/{id}: data, role, lock, subscriptions, log and devices of a user. */
export function UserScreen(state: ScreenProps<userScreenQuery>) {
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, (all) => all.user && { admin: all, user: all.user })}
      heading={({ user }) => userHeading(user)}
      failed="admin.user.failed"
      missing={
        <EmptyState
          title="admin.user.missing"
          reason="admin.user.missingReason"
          action={<LinkButton to="/admin/users" label="admin.title.users" />}
        />
      }
    >
      {({ admin, user }) => (
        <Stack key={user.id}>
          <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="md">
            <UserDataForm user={user} />
            <Stack flex={3} miw={0}>
              <UserRolePanel user={user} />
              <UserLockPanel user={user} />
              <UserSubscriptions user={user} admin={admin} />
            </Stack>
          </Flex>
          <UserLogs user={user} loadedSearch={state.queryRef.variables.logSearch} />
          <UserDevices user={user} loadedSearch={state.queryRef.variables.deviceSearch} />
        </Stack>
      )}
    </AdminPage>
  );
}

type User = NonNullable<CaughtValue<userScreenQuery['response']['admin']>['user']>;

function userHeading(user: User) {
  const name = userDisplayName(user);
  return {
    title: name,
    subtitle: name === user.email ? undefined : user.email,
    aside: (
      <Group gap="8px 12px">
        {user.isService && <ServiceTag />}
        {user.lockedAt != null && <LockedTag since={user.lockedAt} />}
        <LinkButton to={paymentsPath(user.email)} label="admin.user.payments" />
      </Group>
    ),
  };
}

const roleMutation = graphql`
  mutation userScreenRoleSetMutation($input: SetUserRoleInput!) {
    setUserRole(input: $input) {
      user {
        role
      }
      errors {
        field
        code
      }
    }
  }
`;

function UserRolePanel({ user }: { readonly user: User }) {
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const { id: userId, role: currentRole } = user;
  const { save, isSaving } = useSaving<SetUserRoleMutation>({
    mutation: roleMutation,
    doneText: intl.formatMessage({ id: 'admin.user.roleChanged' }),
    refusedText: (errors) => firstErrorText(errors, intl),
    onSaved: refresh,
  });
  const {
    subject: newRole,
    ask,
    dialog,
  } = useConfirmation((role: AssignableRole) => save({ input: { userId, role } }), isSaving);
  return (
    <Panel title={<FormattedMessage id="admin.common.role" />}>
      <Stack gap="sm" align="flex-start" p="md">
        <Segments
          label={intl.formatMessage({ id: 'admin.common.role' })}
          labelHidden
          value={assignableRoles.find((option) => option === currentRole) ?? null}
          values={assignableRoles}
          nameOf={(value) => intl.formatMessage({ id: 'admin.role.name' }, { role: value })}
          onChange={(role) => role && ask(role)}
        />
        <Box component="p" c="dimmed" fz="var(--fs-13)">
          <FormattedMessage id="admin.user.roleHelp" />
        </Box>
      </Stack>
      {newRole !== null && (
        <ConfirmDialog
          {...dialog}
          title={<FormattedMessage id="admin.user.giveRole" values={{ role: newRole }} />}
          facts={[
            { name: 'admin.user.roleNow', value: <RoleTag role={toRole(currentRole)} /> },
            { name: 'admin.user.roleThen', value: <RoleTag role={newRole} /> },
          ]}
          action={<FormattedMessage id="admin.user.changeRole" />}
          isDestructive={newRole === 'USER'}
        >
          <FormattedMessage
            id="admin.user.giveRoleReason"
            values={{ role: newRole, person: <b>{userDisplayName(user)}</b> }}
          />
        </ConfirmDialog>
      )}
    </Panel>
  );
}

const lockMutation = graphql`
  mutation userScreenLockSetLockedMutation($input: SetUserLockedInput!) {
    setUserLocked(input: $input) {
      user {
        lockedAt
      }
      errors {
        field
        code
      }
    }
  }
`;

function UserLockPanel({ user }: { readonly user: User }) {
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const isLocked = user.lockedAt != null;
  const { save, isSaving } = useSaving<SetUserLockedMutation>({
    mutation: lockMutation,
    doneText: intl.formatMessage({ id: isLocked ? 'admin.user.unlocked' : 'admin.user.locked' }),
    refusedText: (errors) => firstErrorText(errors, intl),
    onSaved: refresh,
  });
  const confirmation = useConfirmation(save, isSaving);
  const input = { userId: user.id, isLocked: !isLocked };
  return (
    <Panel title={<FormattedMessage id="admin.user.access" />}>
      <Stack gap="sm" align="flex-start" p="md">
        <Box component="p" c="dimmed" fz="var(--fs-13)">
          <FormattedMessage id={isLocked ? 'admin.user.accessLocked' : 'admin.user.accessOpen'} />
        </Box>
        <Button
          variant="default"
          loading={isSaving && !confirmation.dialog.isOpen}
          onClick={() => (isLocked ? void save({ input }) : confirmation.ask({ input }))}
        >
          <FormattedMessage id={isLocked ? 'admin.user.unlock' : 'admin.user.lock'} />
        </Button>
      </Stack>
      <ConfirmDialog
        {...confirmation.dialog}
        title={<FormattedMessage id="admin.user.lockTitle" />}
        action={<FormattedMessage id="admin.user.lock" />}
        isDestructive
      >
        <FormattedMessage id="admin.user.lockReason" values={{ person: <b>{userDisplayName(user)}</b> }} />
      </ConfirmDialog>
    </Panel>
  );
}
