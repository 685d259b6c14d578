import { SimpleGrid } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { profileScreenQuery as ProfileScreenQuery } from '../../__generated__/profileScreenQuery.graphql.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { AlertBudget } from './parts/alert-budget.tsx';
import { PasswordForm } from './parts/password-form.tsx';
import { PaymentHistory } from './parts/payment-history.tsx';
import { PersonForm } from './parts/person-form.tsx';
import { PushChoice } from './parts/push-choice.tsx';
import { StyleChoice } from './parts/style-choice.tsx';
import { TaxChoice } from './parts/tax-choice.tsx';
import classes from './profile-screen.module.css';

const query = graphql`
  query profileScreenQuery($month: YearMonth, $stats: Boolean!) {
    viewer {
      ...personForm_viewer
      ...passwordForm_viewer
      ...pushChoice_viewer
      ...alertBudget_viewer @arguments(month: $month)
      ...paymentHistory_viewer
    }
    leagues(scope: ACTIVE, first: 300) @include(if: $stats) @catch(to: RESULT) {
      ...alertLeaguesField_leagues
    }
  }
`;

/** The signed-in person's own account: who they are, their password, notifications and payments. */
export function ProfileScreen({ queryRef, isRefreshing, refresh }: ScreenProps<ProfileScreenQuery>) {
  const { viewer, leagues } = usePreloadedQuery<ProfileScreenQuery>(query, queryRef);
  if (!viewer) return null;
  return (
    <>
      <PageHead title={<FormattedMessage id="common.profile" />} />
      <SimpleGrid
        cols={{ base: 1, md: 2 }}
        spacing="md"
        maw={{ base: 560, md: 1040 }}
        className={classes.panels}
      >
        <PersonForm viewer={viewer} />
        <PasswordForm viewer={viewer} />
        <PushChoice viewer={viewer} />
        <StyleChoice />
        <TaxChoice />
        <AlertBudget
          viewer={viewer}
          leagues={leagues?.ok ? leagues.value : null}
          isReading={isRefreshing}
          onRetry={refresh}
        />
        <PaymentHistory viewer={viewer} />
      </SimpleGrid>
    </>
  );
}
