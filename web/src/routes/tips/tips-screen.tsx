import { Box, Flex, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { tipsScreenQuery } from '../../__generated__/tipsScreenQuery.graphql.ts';
import { PushToggle } from '../../shared/push/push-toggle.tsx';
import { caughtError } from '../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { AfterTaxBar } from '../../shared/tax/after-tax.tsx';
import { TipChoices } from '../../shared/tip/tip-choices.tsx';
import { TipListFailed } from '../../shared/tip/tip-list-states.tsx';
import { tipKinds } from '../../shared/tip/tip-params.ts';
import { CompactSelect } from '../../shared/ui/choices.tsx';
import { DatePicker } from '../../shared/ui/date-picker/date-picker.tsx';
import { isoDay } from '../../shared/ui/dates.ts';
import { ErrorBoundary } from '../../shared/ui/error-states.tsx';
import { Fold } from '../../shared/ui/fold.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { orderName, useAddressState } from '../../shared/ui/url-state.ts';
import {
  countTipsFilters,
  dayStart,
  readTipsFilters,
  type TipsFilters,
  tipOrders,
  writeTipsFilters,
} from './lib/tips-filters.ts';
import { BalanceSection } from './parts/balance-section.tsx';
import { TipsListSection } from './parts/tips-list-section.tsx';

const screenQuery = graphql`
  query tipsScreenQuery(
    $types: [TipTypeInput!]
    $statuses: [TipStatusInput!]
    $filter: TipFilterInput
    $orderBy: TipOrder
    $first: Int!
    $uid: String!
    $isLinked: Boolean!
  ) {
    liveCursor
    tips(types: $types, statuses: $statuses, filter: $filter, orderBy: $orderBy, first: $first)
      @catch(to: RESULT) {
      totalCount
    }
    tipBalance(types: $types) @catch(to: RESULT) {
      ...balanceSection_balance
    }
    tip(uid: $uid) @catch(to: RESULT) @include(if: $isLinked) {
      ...tipRow_tip
    }
    viewer {
      permissions
      user {
        ...pushToggle_user
      }
    }
    ...tipsListSection_query
      @arguments(types: $types, statuses: $statuses, filter: $filter, orderBy: $orderBy, first: $first)
  }
`;

const notInPlan = {
  title: <FormattedMessage id="member.tips.forbiddenTitle" />,
  reason: <FormattedMessage id="member.tips.forbiddenReason" />,
};

/** The tips of the user's plan at /tips, or at /tips/{uid} with one of them highlighted. */
export function TipsScreen(state: ScreenProps<tipsScreenQuery>) {
  return (
    <>
      <AfterTaxBar />
      <ErrorBoundary
        resetKey={state.queryRef}
        fallback={(error) => <TipListFailed error={error} notInPlan={notInPlan} />}
      >
        <TipsContent {...state} />
      </ErrorBoundary>
    </>
  );
}

function TipsContent(state: ScreenProps<tipsScreenQuery>) {
  const [filters, onChange] = useAddressState(readTipsFilters, writeTipsFilters);
  const data = usePreloadedQuery<tipsScreenQuery>(screenQuery, state.queryRef);
  const { viewer, tipBalance, tips } = data;
  return (
    <Stack gap={14}>
      {viewer && <TipsPush viewer={viewer} />}
      {tipBalance.ok && tipBalance.value && <BalanceSection balance={tipBalance.value} />}
      {viewer && <TipsFilterBar {...viewer} filters={filters} onChange={onChange} />}
      {tips.ok ? (
        <TipsListSection data={data} filters={filters} onChange={onChange} state={state} />
      ) : (
        <TipListFailed error={caughtError(tips.errors)} notInPlan={notInPlan} />
      )}
    </Stack>
  );
}

type Viewer = NonNullable<tipsScreenQuery['response']['viewer']>;

function TipsPush({ viewer: { permissions, user } }: { readonly viewer: Viewer }) {
  const intl = useIntl();
  const kindsInPlan = tipKinds.filter(({ permission }) => permissions.includes(permission));
  if (kindsInPlan.length === 0) return null;
  return (
    <Fold label={intl.formatMessage({ id: 'common.notifications' })}>
      <Flex gap="10px 24px" wrap="wrap">
        {kindsInPlan.map(({ permission }) => (
          <PushToggle key={permission} user={user} kind={permission} />
        ))}
      </Flex>
    </Fold>
  );
}

/** The days that an address can hold. */
const [minDay, maxDay] = [dayStart('2000-01-01'), dayStart('2099-12-31')];

interface TipsFilterBarProps extends Pick<Viewer, 'permissions'> {
  readonly filters: TipsFilters;
  readonly onChange: (change: Partial<TipsFilters>) => void;
}

/** Search, filters by kind, status and day, and a sort menu below `md`, where the list has no header. On a phone all but the search collapses. */
function TipsFilterBar({ permissions, filters, onChange }: TipsFilterBarProps) {
  const intl = useIntl();
  const toDate = (day: string | null) => (day === null ? null : dayStart(day));
  const limits = {
    from: { lower: minDay, upper: toDate(filters.to) ?? maxDay },
    to: { lower: toDate(filters.from) ?? minDay, upper: maxDay },
  };
  return (
    <Fold
      label={intl.formatMessage({ id: 'shared.fold.filters' })}
      count={countTipsFilters(filters)}
      lead={
        <SearchField
          label={intl.formatMessage({ id: 'member.tips.search' })}
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Box flex="1 1 100%" miw={0} style={{ order: -1 }}>
        <TipChoices permissions={permissions} value={filters} onChange={onChange} />
      </Box>
      <Flex wrap="wrap" gap="12px 16px">
        {(['from', 'to'] as const).map((edge) => (
          <DatePicker
            key={edge}
            w={{ sm: 170 }}
            flex={{ base: '1 1 140px', sm: 'none' }}
            label={intl.formatMessage({ id: 'member.tips.matches' }, { edge })}
            minView="day"
            limits={limits[edge]}
            value={toDate(filters[edge])}
            onChange={(date) => onChange({ [edge]: date === null ? null : isoDay(date) })}
          />
        ))}
      </Flex>
      <Flex align="end" mih="var(--control-h)" hiddenFrom="md">
        <CompactSelect
          label={intl.formatMessage({ id: 'member.tips.sort' })}
          value={orderName(filters)}
          values={tipOrders.map(orderName)}
          nameOf={(sort) => intl.formatMessage({ id: 'member.tips.sortName' }, { sort })}
          onChange={(name) => onChange(tipOrders.find((order) => orderName(order) === name) ?? {})}
        />
      </Flex>
    </Fold>
  );
}
