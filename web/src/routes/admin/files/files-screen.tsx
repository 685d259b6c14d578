import { Button, Flex } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { filesScreenQuery } from '../../../__generated__/filesScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../shared/ui/screen-answer.tsx';
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
