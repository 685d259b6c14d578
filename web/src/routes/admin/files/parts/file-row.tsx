import { ActionIcon, Box, Flex } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { fileRow_file$key } from '../../../../__generated__/fileRow_file.graphql.ts';
import type { fileRowMutation } from '../../../../__generated__/fileRowMutation.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { dateTimeParts } from '../../../../shared/ui/date-time-parts.ts';
import { showToast } from '../../../../shared/ui/toast.tsx';

const fileFragment = graphql`
  fragment fileRow_file on ExportFile {
    name
    size
    createdAt
    url
  }
`;

const deleteMutation = graphql`
  mutation fileRowMutation($input: DeleteFileInput!) {
    deleteFile(input: $input) {
      name
      errors {
        field
        code
      }
    }
  }
`;

interface FileRowProps {
  readonly file: fileRow_file$key;
  /** The file is gone, by this person or somebody else. */
  readonly onDeleted: () => void;
}

/** A file that can be fetched, and deleted after a question. */
export function FileRow({ file, onDeleted }: FileRowProps) {
  const intl = useIntl();
  const { name, size, createdAt, url } = useFragment(fileFragment, file);
  const [isAsking, setAsking] = useState(false);
  const { save, isSaving } = useSaving<fileRowMutation>({
    mutation: deleteMutation,
    errorsOf: ({ deleteFile }) => deleteFile.errors,
    doneText: intl.formatMessage({ id: 'admin.files.deleted' }, { name }),
  });
  const remove = async () => {
    const errors = await save({ input: { name } });
    setAsking(false);
    if (errors === null) return;
    if (errors.length > 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'admin.files.gone' }) });
    }
    onDeleted();
  };
  const shownSize = intl.formatNumber(size / 1024, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  const made = dateTimeParts(createdAt);
  return (
    <tr role="row">
      <Box component="td" role="cell" c="var(--text-1)" fw={500} style={{ overflowWrap: 'anywhere' }}>
        {name}
        <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
          {made.date}, {made.time} · {shownSize}
        </Box>
      </Box>
      <td role="cell" className="mantine-visible-from-md" data-figure>
        {shownSize}
      </td>
      <td role="cell" className="mantine-visible-from-md" data-figure>
        {made.date}, {made.time}
      </td>
      <td role="cell" data-figure>
        <Flex component="span" display="inline-flex" gap="xs">
          <ActionIcon
            component="a"
            href={url}
            download={name}
            variant="default"
            size="lg"
            aria-label={intl.formatMessage({ id: 'admin.files.downloadFile' }, { name })}
          >
            <IconDownload size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={intl.formatMessage({ id: 'admin.files.deleteFile' }, { name })}
            onClick={() => setAsking(true)}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Flex>
        <ConfirmDialog
          isOpen={isAsking}
          title={<FormattedMessage id="admin.files.deleteTitle" />}
          action={<FormattedMessage id="common.delete" />}
          isDestructive
          isBusy={isSaving}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage id="admin.files.deleteText" values={{ name: <b>{name}</b> }} />
        </ConfirmDialog>
      </td>
    </tr>
  );
}
