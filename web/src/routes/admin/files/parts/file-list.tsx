import { Card, Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { fileList_files$key } from '../../../../__generated__/fileList_files.graphql.ts';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { FileRow } from './file-row.tsx';

const filesFragment = graphql`
  fragment fileList_files on ExportFile @relay(plural: true) {
    name
    ...fileRow_file
  }
`;

interface FileListProps {
  /** What the rows are, for those who do not see it. */
  readonly label: string;
  readonly files: fileList_files$key;
  readonly onDeleted: () => void;
}

/** The files, newest first, or that there is none yet. */
export function FileList({ label, files: keys, onDeleted }: FileListProps) {
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
