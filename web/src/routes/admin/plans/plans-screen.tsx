import { Card } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { plansScreen_plans$key } from '../../../__generated__/plansScreen_plans.graphql.ts';
import type { plansScreenQuery } from '../../../__generated__/plansScreenQuery.graphql.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { formatMoney, formatRate, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { lastDay } from '../../../shared/ui/warsaw-day.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { AdminTable, MobileLine } from '../parts/admin-table.tsx';

const screenQuery = graphql`
  query plansScreenQuery {
    admin @catch(to: RESULT) {
      plans {
        ...plansScreen_plans
      }
    }
  }
`;

/** /admin/plans: all plans, including discontinued ones. */
export function PlansScreen(state: ScreenProps<plansScreenQuery>) {
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, (all) => all.plans)}
      failed="public.home.plans.missing"
      empty={<EmptyState title="admin.plans.emptyTitle" reason="admin.plans.emptyReason" />}
    >
      {(plans) => <PlanTable plans={plans} />}
    </AdminPage>
  );
}

const plansFragment = graphql`
  fragment plansScreen_plans on Plan @relay(plural: true) {
    planId
    name
    pricePln
    activeSale {
      percent
    }
    salePercent
    isLimited
    placesTotal
    placesTaken
    soldUntil
    hasFixedDates
  }
`;

function PlanTable({ plans }: { readonly plans: plansScreen_plans$key }) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Card component="section" aria-label={intl.formatMessage({ id: 'app.nav.plans' })}>
      <AdminTable
        rows={useFragment(plansFragment, plans)}
        rowKey={({ planId }) => planId}
        columns={[
          {
            head: 'common.plan',
            isEmphasized: true,
            cell: ({ planId, name, activeSale, salePercent, soldUntil }) => (
              <>
                <Link to={`/admin/plans/${planId}`}>{planTitle(name)}</Link>
                <MobileLine>
                  {salePercent != null && <SaleTag isOn={activeSale != null} percent={salePercent} />}
                </MobileLine>
                <MobileLine>{soldUntil != null && <SaleEnd soldUntil={soldUntil} />}</MobileLine>
              </>
            ),
          },
          {
            head: 'admin.common.price',
            isEmphasized: true,
            isFigure: true,
            cell: ({ pricePln, hasFixedDates }) => (
              <>
                {formatMoney(pricePln, language)}
                <MobileLine>
                  <FormattedMessage id={hasFixedDates ? 'common.once' : 'admin.plans.monthly'} />
                </MobileLine>
              </>
            ),
          },
          {
            head: 'common.sale',
            isDesktopOnly: true,
            cell: ({ activeSale, salePercent }) =>
              salePercent == null ? '–' : <SaleTag isOn={activeSale != null} percent={salePercent} />,
          },
          {
            head: 'admin.plans.places',
            isFigure: true,
            cell: ({ isLimited, placesTotal, placesTaken }) => {
              const taken = placesTaken == null ? '–' : intl.formatNumber(placesTaken);
              return isLimited && placesTotal != null
                ? `${taken} / ${intl.formatNumber(placesTotal)}`
                : taken;
            },
          },
          {
            head: 'admin.plans.soldUntil',
            isDesktopOnly: true,
            cell: ({ soldUntil }) =>
              soldUntil == null ? (
                <FormattedMessage id="admin.common.noEnd" />
              ) : (
                <SaleEnd soldUntil={soldUntil} />
              ),
          },
        ]}
      />
    </Card>
  );
}

function SaleTag({ isOn, percent }: { readonly isOn: boolean; readonly percent: number }) {
  const language = useLanguage();
  const Icon = isOn ? IconCheck : IconClock;
  return (
    <Tag tone={isOn ? 'success' : 'muted'} icon={<Icon stroke={2} aria-hidden="true" />}>
      <FormattedMessage
        id={isOn ? 'admin.plans.saleOn' : 'admin.plans.saleOff'}
        values={{ percent: formatRate(percent, language) }}
      />
    </Tag>
  );
}

function SaleEnd({ soldUntil }: { readonly soldUntil: string }) {
  const isOver = useNow((now) => Date.parse(soldUntil) < now);
  return (
    <FormattedMessage
      id={isOver ? 'admin.plans.soldOver' : 'common.until'}
      values={{ date: lastDay(soldUntil) }}
    />
  );
}
