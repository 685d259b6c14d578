import { Button, Flex } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { filesScreenQuery } from '../../../__generated__/filesScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { FileList } from './parts/file-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query filesScreenQuery {
    admin @catch(to: RESULT) {
      files(first: 5000) {
        edges {
          node {
            ...fileList_files
          }
        }
      }
    }
  }
`;

const nothing = {};

/** Half of the time, in milliseconds, for which the addresses of files hold. */
const freshFor = 5 * 60_000;

/** The files at /admin/files, to be fetched and deleted; their addresses are renewed while the page is open. */
export function FilesScreen(props: ScreenProps<filesScreenQuery>) {
  const state = useKeptQuery(screenQuery, props, nothing, 'admin');
  const { refresh } = state;
  useEffect(() => {
    const timer = setInterval(refresh, freshFor);
    return () => clearInterval(timer);
  }, [refresh]);

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
      <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
        <Answer state={state} />
      </FaultBoundary>
    </>
  );
}

type State = KeptQuery<filesScreenQuery>;

function Answer({ state }: { readonly state: State }) {
  const intl = useIntl();
  const { admin } = usePreloadedQuery<filesScreenQuery>(screenQuery, state.queryRef);
  const files = admin.ok ? admin.value?.files : null;
  if (!files) {
    return <Failed fault={admin.ok ? forbidden : caughtFault(admin.errors)} state={state} />;
  }
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <FileList
        label={intl.formatMessage({ id: 'admin.title.files' })}
        files={files.edges.map(({ node }) => node)}
        onDeleted={state.refresh}
      />
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.files.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
