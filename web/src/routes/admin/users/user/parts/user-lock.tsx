import { Box, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userLock_user$key } from '../../../../../__generated__/userLock_user.graphql.ts';
import type { userLockSetLockedMutation as SetUserLockedMutation } from '../../../../../__generated__/userLockSetLockedMutation.graphql.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { ConfirmDialog } from '../../../../../shared/ui/confirm-dialog.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { personName } from '../../../lib/person-name.ts';
import { toastServerError } from '../lib/refusal.ts';

const userFragment = graphql`
  fragment userLock_user on User {
    id
    email
    firstName
    lastName
    lockedAt
  }
`;

interface UserLockPanelProps {
  readonly user: userLock_user$key;
  readonly onChanged: () => void;
}

/** Locks a person after a question, and unlocks one who is locked. */
export function UserLockPanel({ user, onChanged }: UserLockPanelProps) {
  const intl = useIntl();
  const { id, lockedAt, ...person } = useFragment(userFragment, user);
  const isLocked = lockedAt != null;
  const [isAsking, setAsking] = useState(false);
  const { save, isSaving } = useSaving<SetUserLockedMutation>({
    mutation: userLockSetLockedMutation,
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
const userLockSetLockedMutation = graphql`
  mutation userLockSetLockedMutation($input: SetUserLockedInput!) {
    setUserLocked(input: $input) {
      user {
        ...userLock_user
      }
      errors {
        field
        code
      }
    }
  }
`;
