import { Box, Button, Card, Flex, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { editTipScreenQuery } from '../../../../__generated__/editTipScreenQuery.graphql.ts';
import type { editTipScreenRemoveImageMutation } from '../../../../__generated__/editTipScreenRemoveImageMutation.graphql.ts';
import type { editTipScreenUpdateMutation } from '../../../../__generated__/editTipScreenUpdateMutation.graphql.ts';
import { useNow } from '../../../../shared/live/clock.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import { isConflict } from '../../../../shared/relay/form-errors.ts';
import { RefreshContext } from '../../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { ConfirmDialog, useConfirmation } from '../../../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { useSaving } from '../../../../shared/ui/use-saving.ts';
import { LinkButton } from '../../../parts/link-button.tsx';
import { ConflictNotice, useSavingToList } from '../../parts/admin-form.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { toUpload } from '../lib/check-pictures.ts';
import { type SavedTip, type TipDraft, tipInput } from '../lib/tip-draft.ts';
import type { SavedPicture } from '../parts/pictures-field.tsx';
import { TipForm } from '../parts/tip-form.tsx';

const screenQuery = graphql`
  query editTipScreenQuery($id: String!) {
    viewer {
      user {
        isAdmin
      }
    }
    admin {
      tip(uidOrNumber: $id) @catch(to: RESULT) {
        id
        number
        title
        tip
        type
        status
        odds
        stake
        expectedValue
        qualityValue
        kickOff
        description
        matches {
          title
          tip
          odds
          kickOff
        }
        version
        authorName
        images {
          id
          original
          url
        }
      }
    }
  }
`;

export function EditTipScreen(state: ScreenProps<editTipScreenQuery>) {
  const intl = useIntl();
  const unknown = intl.formatMessage({ id: 'admin.tipForm.unknownAuthor' });
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ viewer, admin }) =>
        within(admin?.tip, (tip) => ({ tip, isAdmin: viewer?.user.isAdmin ?? false }))
      }
      heading={({ tip: { number, authorName } }) => ({
        title: <FormattedMessage id="admin.title.editTip" />,
        subtitle: (
          <FormattedMessage
            id="admin.tipForm.editSubtitle"
            values={{ number, author: authorName ?? unknown }}
          />
        ),
      })}
      failed="admin.tipForm.failed"
      missing={
        <EmptyState
          kind="noMatch"
          title="admin.tipForm.missingTitle"
          reason="admin.tipForm.missingReason"
          action={<LinkButton to="/admin/tips/all" label="admin.common.backToList" />}
        />
      }
    >
      {(shown) => <TipEditor {...shown} />}
    </AdminPage>
  );
}

interface TipEditorProps {
  readonly tip: SavedTip;
  /** Typers may not change a tip whose result may already be known. */
  readonly isAdmin: boolean;
}

/** Edits a tip. After a version conflict the newest version is loaded and unsaved input stays, to be saved or discarded. */
function TipEditor({ tip, isAdmin }: TipEditorProps) {
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const isReadOnly = useNow((now) => !isAdmin && isResultFixed(tip, now));
  const [formKey, setFormKey] = useState(0);
  const [conflicts, setConflicts] = useState(0);
  const updating = useSavingToList<editTipScreenUpdateMutation>(
    updateMutation,
    'admin.tipForm.saved',
    '/admin/tips/all',
  );
  const removing = useSaving<editTipScreenRemoveImageMutation>({
    mutation: removeImageMutation,
    doneText: intl.formatMessage({ id: 'admin.tipForm.removed' }),
    refusedText: (errors) => (isConflict(errors) ? null : intl.formatMessage({ id: 'shared.form.refused' })),
  });

  const refetch = () => {
    setConflicts(conflicts + 1);
    refresh();
  };
  const save = async (draft: TipDraft, files: readonly File[], { version = null } = tip) => {
    const { images, ...upload } = toUpload(files);
    const input = { ...tipInput(draft), tipId: tip.id, version, images };
    const errors = await updating.save({ input }, upload);
    if (errors && isConflict(errors)) refetch();
    return errors;
  };
  const remove = async ({ id, original }: SavedPicture) => {
    const picture = id == null ? { image: original } : { imageId: id };
    const errors = await removing.save({
      input: { ...picture, tipId: tip.id, version: tip.version },
    });
    if (errors && isConflict(errors)) refetch();
    else refresh();
  };
  const { ask, dialog } = useConfirmation(remove, removing.isSaving);

  return (
    <Stack>
      {conflicts > 0 && (
        <ConflictNotice key={conflicts}>
          <Card py="sm" px="md">
            <Flex wrap="wrap" gap="8px 12px" align="start">
              <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
              <Box flex="1 1 280px">
                <strong>
                  <FormattedMessage id="admin.tipForm.staleTitle" />
                </strong>
                <p>
                  <FormattedMessage id="admin.tipForm.staleText" />
                </p>
              </Box>
              <Button
                variant="default"
                onClick={() => {
                  setConflicts(0);
                  setFormKey(formKey + 1);
                }}
              >
                <FormattedMessage id="admin.tipForm.discard" />
              </Button>
            </Flex>
          </Card>
        </ConflictNotice>
      )}
      {isReadOnly && (
        <Card component="p" py="sm" px="md">
          <FormattedMessage id="admin.tipForm.fixed" />
        </Card>
      )}
      <TipForm
        key={formKey}
        isResultFixed={isReadOnly}
        tip={tip}
        submitLabel={<FormattedMessage id="admin.common.saveChanges" />}
        isSaving={updating.isSaving}
        onSave={save}
        onRemovePicture={ask}
      />
      <ConfirmDialog
        {...dialog}
        title={<FormattedMessage id="admin.tipForm.removeAsk" />}
        action={<FormattedMessage id="admin.tipForm.remove" />}
        isDestructive
      >
        <FormattedMessage id="admin.tipForm.removeText" />
      </ConfirmDialog>
    </Stack>
  );
}

/** Whether a tip is settled or its first match has started. Typers are paid by results, so they may not change it then. */
const isResultFixed = ({ status, kickOff, matches }: SavedTip, now: number): boolean =>
  status !== 'ACTIVE' ||
  [kickOff, ...matches.map((match) => match.kickOff)].some((startsAt) => Date.parse(startsAt) <= now);

const removeImageMutation = graphql`
  mutation editTipScreenRemoveImageMutation($input: RemoveTipImageInput!) {
    removeTipImage(input: $input) {
      tip {
        version
      }
      errors {
        field
        code
      }
    }
  }
`;

/** The response also updates the tip in lists. */
const updateMutation = graphql`
  mutation editTipScreenUpdateMutation($input: UpdateTipInput!) {
    updateTip(input: $input) {
      tip {
        version
        ...adminTipsScreen_rows
        ...tipRow_tip
      }
      errors {
        field
        code
      }
    }
  }
`;
