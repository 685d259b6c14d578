import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { fileList_admin$key } from '../../../../__generated__/fileList_admin.graphql.ts';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import table from '../../parts/money-table.module.css';
import { FileRow } from './file-row.tsx';

const adminFragment = graphql`
  fragment fileList_admin on Admin {
    files {
      name
      ...fileRow_file
    }
  }
`;

interface FileListProps {
  /** What the rows are, for those who do not see it. */
  readonly label: string;
  readonly admin: fileList_admin$key;
  readonly onDestroyed: () => void;
}

/** The files, newest first, or that there is none yet. */
export function FileList({ label, admin, onDestroyed }: FileListProps) {
  const { files } = useFragment(adminFragment, admin);
  return (
    <section className={table.panel} aria-label={label}>
      {!files || files.length === 0 ? (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="admin.files.emptyTitle" />}
          reason={<FormattedMessage id="admin.files.emptyReason" />}
        />
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="admin.files.name" />
              </th>
              <th scope="col" className={`${table.figure} ${table.wide}`}>
                <FormattedMessage id="admin.files.size" />
              </th>
              <th scope="col" className={`${table.figure} ${table.wide}`}>
                <FormattedMessage id="admin.files.createdAt" />
              </th>
              <th scope="col" className={table.figure}>
                <FormattedMessage id="admin.files.actions" />
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <FileRow key={file.name} file={file} onDestroyed={onDestroyed} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
