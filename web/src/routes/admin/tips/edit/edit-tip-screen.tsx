import { Box, Button, Card, Flex } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  editTipScreen_tip$data,
  editTipScreen_tip$key,
} from '../../../../__generated__/editTipScreen_tip.graphql.ts';
import type { editTipScreenQuery } from '../../../../__generated__/editTipScreenQuery.graphql.ts';
import type { editTipScreenRemoveImageMutation } from '../../../../__generated__/editTipScreenRemoveImageMutation.graphql.ts';
import type { editTipScreenUpdateMutation } from '../../../../__generated__/editTipScreenUpdateMutation.graphql.ts';
import { isStale } from '../../../../shared/forms/form-errors.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { useNow } from '../../../../shared/live/clock.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ConfirmDialog, useConfirmation } from '../../../../shared/ui/confirm-dialog.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { useLanguage } from '../../../../shared/ui/formats.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { LinkButton } from '../../../parts/link-button.tsx';
import { useSavingToList } from '../../parts/admin-form.tsx';
import { toUpload } from '../lib/check-pictures.ts';
import { type TipDraft, tipInput, toTipDraft } from '../lib/tip-draft.ts';
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
        ...editTipScreen_tip
      }
    }
  }
`;

export function EditTipScreen(state: ScreenProps<editTipScreenQuery>) {
  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ viewer, admin }) =>
        within(admin?.tip, (tip) => ({ tip, isAdmin: viewer?.user.isAdmin ?? false }))
      }
      head={<PageHead title={<FormattedMessage id="admin.title.editTip" />} />}
      failed={<FormattedMessage id="admin.tipForm.failed" />}
      missing={
        <EmptyState
          kind="noMatch"
          title="admin.tipForm.missingTitle"
          reason="admin.tipForm.missingReason"
          action={<LinkButton to="/admin/tips/all" label="admin.common.backToList" />}
        />
      }
    >
      {(shown, notice) => <TipEditor {...shown} notice={notice} onRefresh={state.refresh} />}
    </ScreenAnswer>
  );
}

const tipFragment = graphql`
  fragment editTipScreen_tip on Tip {
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
      url
    }
  }
`;

interface TipEditorProps {
  readonly tip: editTipScreen_tip$key;
  /** Typers may not change a tip whose result may already be known. */
  readonly isAdmin: boolean;
  /** Tells that the latest refetch failed. */
  readonly notice: ReactNode;
  readonly onRefresh: () => void;
}

/** Edits a tip. After a version conflict the newest version is loaded and unsaved input stays, to be saved or discarded. */
function TipEditor({ tip: tipKey, isAdmin, notice, onRefresh }: TipEditorProps) {
  const intl = useIntl();
  const language = useLanguage();
  const tip = useFragment(tipFragment, tipKey);
  const { version = null, authorName } = tip;
  const savedPictures = tip.images.flatMap(({ id, url }) => (id == null ? [] : [{ id, url }]));
  const isReadOnly = useNow((now) => !isAdmin && isResultFixed(tip, now));
  const [formKey, setFormKey] = useState(0);
  const [isOutdated, setOutdated] = useState(false);
  const updating = useSavingToList<editTipScreenUpdateMutation>(
    updateMutation,
    'admin.tipForm.saved',
    '/admin/tips/all',
  );
  const removing = useSaving<editTipScreenRemoveImageMutation>({
    mutation: removeImageMutation,
    doneText: intl.formatMessage({ id: 'admin.tipForm.removed' }),
    refusedText: (errors) => (isStale(errors) ? null : intl.formatMessage({ id: 'shared.form.refused' })),
  });

  const refetch = () => {
    setOutdated(true);
    onRefresh();
  };
  const save = async (draft: TipDraft, files: readonly File[]) => {
    const { images, uploadables } = toUpload(files);
    const input = { ...tipInput(draft), tipId: tip.id, version, images };
    const errors = await updating.save({ input }, uploadables);
    if (errors === null || !isStale(errors)) return errors;
    refetch();
    return null;
  };
  const remove = async ({ id: imageId }: SavedPicture) => {
    const errors = await removing.save({ input: { imageId, version } });
    if (errors && isStale(errors)) refetch();
    else onRefresh();
  };
  const { ask, dialog } = useConfirmation(remove, removing.isSaving);

  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.editTip" />}
        subtitle={
          <FormattedMessage
            id="admin.tipForm.editSubtitle"
            values={{
              number: tip.number,
              author: authorName ?? intl.formatMessage({ id: 'admin.tipForm.unknownAuthor' }),
            }}
          />
        }
      />
      {notice}
      {isOutdated && (
        <Card role="alert" mb="md" py="sm" px="md">
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
                setOutdated(false);
                setFormKey(formKey + 1);
              }}
            >
              <FormattedMessage id="admin.tipForm.discard" />
            </Button>
          </Flex>
        </Card>
      )}
      {isReadOnly && (
        <Card component="p" mb="md" py="sm" px="md">
          <FormattedMessage id="admin.tipForm.fixed" />
        </Card>
      )}
      <TipForm
        key={formKey}
        isResultFixed={isReadOnly}
        saved={toTipDraft(tip, language)}
        savedPictures={savedPictures}
        submitLabel={<FormattedMessage id="admin.tipForm.save" />}
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
    </>
  );
}

/** Whether a tip is settled or its first match has started. Typers are paid by results, so they may not change it then. */
const isResultFixed = ({ status, kickOff, matches }: editTipScreen_tip$data, now: number): boolean =>
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
