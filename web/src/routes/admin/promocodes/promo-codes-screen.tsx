import { Button, Card, Table } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { promoCodesScreenQuery } from '../../../__generated__/promoCodesScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { PromoCodeListItem } from './parts/promo-code-list-item.tsx';

const query = graphql`
  query promoCodesScreenQuery {
    admin @catch(to: RESULT) {
      promoCodes {
        id
        ...promoCodeListItem_promoCode
      }
    }
  }
`;

/** The promo codes at /admin/promocodes, newest first, to be taken out of use. */
export function PromoCodesScreen(state: ScreenProps<promoCodesScreenQuery>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.promoCodes.title' });
  return (
    <>
      <PageHead
        title={title}
        aside={
          <Button component={Link} to="/admin/promocodes/new">
            <FormattedMessage id="admin.promoCodes.new" />
          </Button>
        }
      />
      <ScreenAnswer
        query={query}
        state={state}
        pick={({ admin }) => within(admin, ({ promoCodes }) => promoCodes)}
        failed={<FormattedMessage id="admin.promoCodes.failed" />}
      >
        {(codes, notice) => (
          <>
            {notice}
            {codes.length === 0 ? (
              <StateMessage
                kind="empty"
                title={<FormattedMessage id="admin.promoCodes.emptyTitle" />}
                reason={<FormattedMessage id="admin.promoCodes.emptyReason" />}
              />
            ) : (
              <Card component="section" aria-label={title}>
                <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
                  <thead role="rowgroup">
                    <tr role="row">
                      <th role="columnheader" scope="col">
                        <FormattedMessage id="admin.common.code" />
                      </th>
                      <th role="columnheader" scope="col" data-figure>
                        <FormattedMessage id="admin.promoCodes.percent" />
                      </th>
                      <th role="columnheader" scope="col" className="mantine-visible-from-md">
                        <FormattedMessage id="common.state" />
                      </th>
                      <th role="columnheader" scope="col" className="mantine-visible-from-md">
                        <FormattedMessage id="admin.promoCodes.validity" />
                      </th>
                      <th role="columnheader" scope="col" className="mantine-visible-from-md" data-figure>
                        <FormattedMessage id="admin.promoCodes.uses" />
                      </th>
                      <th role="columnheader" scope="col" data-figure>
                        <FormattedMessage id="admin.promoCodes.action" />
                      </th>
                    </tr>
                  </thead>
                  <tbody role="rowgroup">
                    {codes.map((code) => (
                      <PromoCodeListItem key={code.id} promoCode={code} />
                    ))}
                  </tbody>
                </Table>
              </Card>
            )}
          </>
        )}
      </ScreenAnswer>
    </>
  );
}
