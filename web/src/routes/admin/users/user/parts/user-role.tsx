import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userRole_user$key } from '../../../../../__generated__/userRole_user.graphql.ts';
import type { userRoleSetMutation as SetUserRoleMutation } from '../../../../../__generated__/userRoleSetMutation.graphql.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { ConfirmDialog } from '../../../../../shared/ui/confirm-dialog.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { Segments } from '../../../../../shared/ui/segments.tsx';
import { personName } from '../../../lib/person-name.ts';
import { type AssignableRole, assignableRoles, toRole } from '../../../lib/role.ts';
import { RoleTag } from '../../../parts/role-tag.tsx';
import { toastServerError } from '../lib/refusal.ts';

const userFragment = graphql`
  fragment userRole_user on User {
    id
    email
    firstName
    lastName
    role
  }
`;

interface UserRolePanelProps {
  readonly user: userRole_user$key;
  readonly onChanged: () => void;
}

/** A person's role, which is given after a question. */
export function UserRolePanel({ user, onChanged }: UserRolePanelProps) {
  const intl = useIntl();
  const { id, role, ...person } = useFragment(userFragment, user);
  const [wanted, setWanted] = useState<AssignableRole | null>(null);
  const { save, isSaving } = useSaving<SetUserRoleMutation>({
    mutation: userRoleSetMutation,
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
const userRoleSetMutation = graphql`
  mutation userRoleSetMutation($input: SetUserRoleInput!) {
    setUserRole(input: $input) {
      user {
        ...userRole_user
      }
      errors {
        field
        code
      }
    }
  }
`;
