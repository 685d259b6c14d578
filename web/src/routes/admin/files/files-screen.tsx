import { ActionIcon, Box, Button, Card, Flex, Table } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { filesScreen_file$key } from '../../../__generated__/filesScreen_file.graphql.ts';
import type { filesScreen_files$key } from '../../../__generated__/filesScreen_files.graphql.ts';
import type { filesScreenFileRowMutation } from '../../../__generated__/filesScreenFileRowMutation.graphql.ts';
import type { filesScreenQuery } from '../../../__generated__/filesScreenQuery.graphql.ts';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import { ScreenAnswer } from '../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { showToast } from '../../../shared/ui/toast.tsx';
import { Th } from '../parts/th.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query filesScreenQuery {
    admin @catch(to: RESULT) {
      files(first: 5000) {
        edges {
          node {
            ...filesScreen_files
          }
        }
      }
    }
  }
`;

/** Half of the time, in milliseconds, for which the addresses of files hold. */
const freshFor = 5 * 60_000;

/** The files at /admin/files, to be fetched and deleted; their addresses are renewed while the page is open. */
export function FilesScreen(state: ScreenProps<filesScreenQuery>) {
  const intl = useIntl();
  const { refresh } = state;
  const renew = useEffectEvent(refresh);
  useEffect(() => {
    const timer = setInterval(() => renew(), freshFor);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.files" />}
        subtitle={<FormattedMessage id="admin.files.subtitle" />}
        aside={
          <Flex gap="xs" wrap="wrap">
            <Button component={Link} to="/admin/files/newPaymentFile">
              <FormattedMessage id="admin.files.newPayments" />
            </Button>
            <Button component={Link} to="/admin/files/newXslxFile" variant="default">
              <FormattedMessage id="admin.files.newXlsx" />
            </Button>
          </Flex>
        }
      />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => within(admin, ({ files }) => files)}
        failed={<FormattedMessage id="admin.files.failed" />}
      >
        {({ edges }, notice) => (
          <>
            {notice}
            <FileList
              label={intl.formatMessage({ id: 'admin.title.files' })}
              files={edges.map(({ node }) => node)}
              onDeleted={refresh}
            />
          </>
        )}
      </ScreenAnswer>
    </>
  );
}

const filesFragment = graphql`
  fragment filesScreen_files on ExportFile @relay(plural: true) {
    name
    ...filesScreen_file
  }
`;

interface FileListProps {
  /** What the rows are, for those who do not see it. */
  readonly label: string;
  readonly files: filesScreen_files$key;
  readonly onDeleted: () => void;
}

function FileList({ label, files: keys, onDeleted }: FileListProps) {
  const files = useFragment(filesFragment, keys);
  return (
    <Card component="section" aria-label={label}>
      {files.length === 0 ? (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="admin.files.emptyTitle" />}
          reason={<FormattedMessage id="admin.files.emptyReason" />}
        />
      ) : (
        <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
          <thead role="rowgroup">
            <tr role="row">
              <Th id="admin.common.name" />
              <Th id="admin.files.size" isFigure isWide />
              <Th id="common.created" isFigure isWide />
              <Th id="admin.common.actions" isFigure />
            </tr>
          </thead>
          <tbody role="rowgroup">
            {files.map((file) => (
              <FileRow key={file.name} file={file} onDeleted={onDeleted} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

const fileFragment = graphql`
  fragment filesScreen_file on ExportFile {
    name
    size
    createdAt
    url
  }
`;

const deleteMutation = graphql`
  mutation filesScreenFileRowMutation($input: DeleteFileInput!) {
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
  readonly file: filesScreen_file$key;
  /** The file is gone, by this person or somebody else. */
  readonly onDeleted: () => void;
}

function FileRow({ file, onDeleted }: FileRowProps) {
  const intl = useIntl();
  const { name, size, createdAt, url } = useFragment(fileFragment, file);
  const [isAsking, setAsking] = useState(false);
  const { save, isSaving } = useSaving<filesScreenFileRowMutation>({
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
