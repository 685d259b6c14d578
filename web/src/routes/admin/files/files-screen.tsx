import { Button, Card, Flex, Table } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { filesScreen_files$key } from '../../../__generated__/filesScreen_files.graphql.ts';
import type { filesScreenQuery } from '../../../__generated__/filesScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { FileRow } from './parts/file-row.tsx';

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
    ...fileRow_file
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
              <th role="columnheader" scope="col">
                <FormattedMessage id="admin.common.name" />
              </th>
              <th role="columnheader" scope="col" className="mantine-visible-from-md" data-figure>
                <FormattedMessage id="admin.files.size" />
              </th>
              <th role="columnheader" scope="col" className="mantine-visible-from-md" data-figure>
                <FormattedMessage id="common.created" />
              </th>
              <th role="columnheader" scope="col" data-figure>
                <FormattedMessage id="admin.common.actions" />
              </th>
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
