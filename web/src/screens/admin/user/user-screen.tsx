import { Button, Group } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { userScreenQuery } from '../../../__generated__/userScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { paymentsOf } from '../lib/payments-of.ts';
import { personName } from '../lib/person-name.ts';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { LockedTag } from '../parts/locked-tag.tsx';
import { ServiceTag } from '../parts/service-tag.tsx';
import { readUserAddress, type UserAddress, userVariables, writeUserAddress } from './lib/user-address.ts';
import { UserDataForm } from './parts/user-data-form.tsx';
import { UserDevices } from './parts/user-devices.tsx';
import { UserLockPanel } from './parts/user-lock.tsx';
import { UserLogs } from './parts/user-logs.tsx';
import { UserRolePanel } from './parts/user-role.tsx';
import { UserSubscriptions } from './parts/user-subscriptions.tsx';
import styles from './user-screen.module.css';

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
export function UserScreen(props: ScreenProps<userScreenQuery>) {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readUserAddress(new URLSearchParams(search)), [search]);
  const variables = useMemo(() => userVariables(id, address), [id, address]);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');
  const change = useCallback(
    (wanted: Partial<UserAddress>) =>
      navigate(
        { search: writeUserAddress({ ...address, ...wanted }).toString() },
        { replace: true, preventScrollReset: true },
      ),
    [address, navigate],
  );
  return (
    <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
      <Answer state={state} address={address} onChange={change} />
    </FaultBoundary>
  );
}

type State = KeptQuery<userScreenQuery>;

interface AnswerProps {
  readonly state: State;
  readonly address: UserAddress;
  readonly onChange: (change: Partial<UserAddress>) => void;
}

function Answer({ state, address, onChange }: AnswerProps) {
  const { admin } = usePreloadedQuery<userScreenQuery>(screenQuery, state.queryRef);
  if (!admin.ok || !admin.value) {
    return <Failed fault={admin.ok ? forbidden : caughtFault(admin.errors)} state={state} />;
  }
  const { user } = admin.value;
  if (!user) {
    return (
      <>
        <PageHead title={<FormattedMessage id="admin.title.user" />} />
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
      </>
    );
  }
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
      <div className={styles.content} key={user.id}>
        {state.fault !== null && (
          <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
        )}
        <div className={styles.columns}>
          <UserDataForm user={user} onChanged={state.refresh} />
          <div className={styles.column}>
            <UserRolePanel user={user} onChanged={state.refresh} />
            <UserLockPanel user={user} onChanged={state.refresh} />
            <UserSubscriptions user={user} admin={admin.value} onChanged={state.refresh} />
          </div>
        </div>
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
      </div>
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.user.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
