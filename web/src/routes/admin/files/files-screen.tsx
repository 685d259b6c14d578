import { ActionIcon, Card, Flex } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { filesScreenDeleteMutation } from '../../../__generated__/filesScreenDeleteMutation.graphql.ts';
import type { filesScreenQuery } from '../../../__generated__/filesScreenQuery.graphql.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { type CaughtValue, within } from '../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { ConfirmDialog, useConfirmation } from '../../../shared/ui/confirm-dialog.tsx';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useFocusFallback } from '../../../shared/ui/use-focus.ts';
import { useSaving } from '../../../shared/ui/use-saving.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { AdminTable, MobileLine } from '../parts/admin-table.tsx';

const screenQuery = graphql`
  query filesScreenQuery {
    admin @catch(to: RESULT) {
      files(first: 5000) {
        edges {
          node {
            name
            size
            createdAt
            url
          }
        }
      }
    }
  }
`;

/** Half of the lifetime of a file's signed URL. */
const urlRenewalMs = 5 * 60_000;

/** /admin/files: download and delete files. Their signed URLs are renewed while the page is open. */
export function FilesScreen(state: ScreenProps<filesScreenQuery>) {
  // Unlike an interval, the time of the clock includes a sleep of the device.
  const period = useNow((now) => Math.floor(now / urlRenewalMs));
  useDidUpdate(() => state.refresh(), [period]);
  return (
    <AdminPage
      aside={
        <Flex gap="xs" wrap="wrap">
          <LinkButton to="/admin/files/newPaymentFile" label="admin.files.newPayments" variant="filled" />
          <LinkButton to="/admin/files/newXslxFile" label="admin.files.newXlsx" />
        </Flex>
      }
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ files }) => files)}
      failed="admin.files.failed"
    >
      {({ edges }) => <FileList files={edges.map(({ node }) => node)} />}
    </AdminPage>
  );
}

type ListedFile = NonNullable<
  CaughtValue<filesScreenQuery['response']['admin']>['files']
>['edges'][number]['node'];

const formatCreated = ({ createdAt }: ListedFile) => dateTimeText(createdAt);

function FileList({ files }: { readonly files: readonly ListedFile[] }) {
  const intl = useIntl();
  const card = useFocusFallback<HTMLDivElement>(files.length);
  const sizeOf = ({ size }: ListedFile) =>
    intl.formatNumber(size / 1024, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  return (
    <Card
      component="section"
      ref={card}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'admin.title.files' })}
    >
      {files.length === 0 ? (
        <EmptyState title="admin.files.emptyTitle" reason="admin.files.emptyReason" />
      ) : (
        <AdminTable
          rows={files}
          rowKey={({ name }) => name}
          columns={[
            {
              head: 'admin.common.name',
              isEmphasized: true,
              cell: (file) => (
                <>
                  {file.name}
                  <MobileLine>{`${formatCreated(file)} · ${sizeOf(file)}`}</MobileLine>
                </>
              ),
            },
            { head: 'admin.files.size', isFigure: true, isDesktopOnly: true, cell: sizeOf },
            { head: 'common.created', isFigure: true, isDesktopOnly: true, cell: formatCreated },
            {
              head: 'common.actions',
              isFigure: true,
              cell: (file) => <FileActions {...file} />,
            },
          ]}
        />
      )}
    </Card>
  );
}

const deleteMutation = graphql`
  mutation filesScreenDeleteMutation($input: DeleteFileInput!) {
    deleteFile(input: $input) {
      name
      errors {
        field
        code
      }
    }
  }
`;

function FileActions({ name, url }: ListedFile) {
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const { save, isSaving } = useSaving<filesScreenDeleteMutation>({
    mutation: deleteMutation,
    doneText: intl.formatMessage({ id: 'admin.files.deleted' }, { name }),
    refusedText: () => intl.formatMessage({ id: 'admin.files.gone' }),
  });
  const { ask, dialog } = useConfirmation(async (file: string) => {
    if (await save({ input: { name: file } })) refresh();
  }, isSaving);
  return (
    <>
      <Flex component="span" display="inline-flex" gap="xs">
        <ActionIcon
          component="a"
          href={url}
          download={name}
          variant="default"
          aria-label={intl.formatMessage({ id: 'admin.files.downloadFile' }, { name })}
        >
          <IconDownload size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={intl.formatMessage({ id: 'admin.files.deleteFile' }, { name })}
          onClick={() => ask(name)}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Flex>
      <ConfirmDialog
        {...dialog}
        title={<FormattedMessage id="admin.files.deleteTitle" />}
        action={<FormattedMessage id="common.delete" />}
        isDestructive
      >
        <FormattedMessage id="admin.files.deleteText" values={{ name: <b>{name}</b> }} />
      </ConfirmDialog>
    </>
  );
}
