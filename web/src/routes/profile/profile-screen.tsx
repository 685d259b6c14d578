import { SimpleGrid, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { alertLeaguesField_leagues$key } from '../../__generated__/alertLeaguesField_leagues.graphql.ts';
import type { profileScreen_viewer$key } from '../../__generated__/profileScreen_viewer.graphql.ts';
import type { profileScreenAlertBudget_viewer$key } from '../../__generated__/profileScreenAlertBudget_viewer.graphql.ts';
import type { profileScreenQuery as ProfileScreenQuery } from '../../__generated__/profileScreenQuery.graphql.ts';
import { PushToggle } from '../../shared/push/push-toggle.tsx';
import { caughtError } from '../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../shared/routing/screen-with-query.tsx';
import { AfterTaxSwitch, useTaxChoice } from '../../shared/tax/after-tax.tsx';
import { MAX_TAX } from '../../shared/tax/tax-store.ts';
import { Segments } from '../../shared/ui/choices.tsx';
import { DecimalField } from '../../shared/ui/decimal-field.tsx';
import { useDensity } from '../../shared/ui/density.ts';
import { FailedMessage } from '../../shared/ui/error-states.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { PasswordForm, PersonForm } from './parts/account-forms.tsx';
import { AlertBudgetForm } from './parts/alert-budget-form.tsx';
import { AlertReceipts } from './parts/alert-receipts.tsx';
import { PaymentHistory } from './parts/payment-history.tsx';
import classes from './profile-screen.module.css';

const query = graphql`
  query profileScreenQuery($month: YearMonth, $stats: Boolean!) {
    viewer {
      ...accountForms_viewer
      ...accountFormsPassword_viewer
      ...profileScreen_viewer
      ...profileScreenAlertBudget_viewer @arguments(month: $month)
      ...paymentHistory_viewer
    }
    leagues(scope: ACTIVE, first: 300) @include(if: $stats) @catch(to: RESULT) {
      ...alertLeaguesField_leagues
    }
  }
`;

/** The signed-in person's own account: who they are, their password, notifications and payments. */
export function ProfileScreen({ queryRef }: ScreenProps<ProfileScreenQuery>) {
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
        <AlertBudget viewer={viewer} leagues={leagues?.ok ? leagues.value : null} />
        <PaymentHistory viewer={viewer} />
      </SimpleGrid>
    </>
  );
}

const styles = ['comfortable', 'compact'] as const;

function StyleChoice() {
  const intl = useIntl();
  const [style, change] = useDensity();
  return (
    <Panel title={<FormattedMessage id="member.profile.look" />}>
      <Stack p="md">
        <Segments
          label={intl.formatMessage({ id: 'member.profile.rows' })}
          value={style}
          options={styles.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'member.profile.rowsName' }, { density: value }),
          }))}
          onChange={change}
        />
      </Stack>
    </Panel>
  );
}

function TaxChoice() {
  const intl = useIntl();
  const [choice, change] = useTaxChoice();
  return (
    <Panel title={<FormattedMessage id="member.profile.tax" />}>
      <Stack p="md" gap="md">
        <AfterTaxSwitch />
        <DecimalField
          label={intl.formatMessage({ id: 'member.profile.taxRate' })}
          description={intl.formatMessage({ id: 'member.profile.taxHelp' })}
          value={choice.percent}
          onChange={(percent) => {
            if (percent !== null) change({ ...choice, percent });
          }}
          min={0}
          max={MAX_TAX}
          clampBehavior="strict"
          decimalScale={1}
        />
      </Stack>
    </Panel>
  );
}

const kinds = [
  { kind: 'DROPINFO', permission: 'DROPINFO' },
  { kind: 'DEFAULT_TIPS', permission: 'DEFAULT_TIPS' },
  { kind: 'SPECIAL_TIPS', permission: 'SPECIAL_TIPS' },
  { kind: 'AI_TIPS', permission: 'AI_TIPS' },
] as const;

function PushChoice(props: { readonly viewer: profileScreen_viewer$key }) {
  const { permissions, user } = useFragment(
    graphql`
      fragment profileScreen_viewer on Viewer {
        permissions
        user {
          ...pushToggle_user
        }
      }
    `,
    props.viewer,
  );
  const held = kinds.filter(({ permission }) => permissions.includes(permission));
  if (held.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="common.notifications" />}>
      <Stack p="md">
        {held.map(({ kind }) => (
          <PushToggle key={kind} user={user} kind={kind} />
        ))}
      </Stack>
    </Panel>
  );
}

const fragment = graphql`
  fragment profileScreenAlertBudget_viewer on Viewer @argumentDefinitions(month: { type: "YearMonth" }) {
    alertSettings @catch(to: RESULT) {
      ...alertBudgetForm_settings
    }
    ...alertReceipts_viewer @arguments(month: $month)
  }
`;

interface AlertBudgetProps {
  readonly viewer: profileScreenAlertBudget_viewer$key;
  /** Leagues to choose from; null where they could not be had. */
  readonly leagues: alertLeaguesField_leagues$key | null;
}

function AlertBudget({ viewer, leagues }: AlertBudgetProps) {
  const data = useFragment(fragment, viewer);
  const { alertSettings } = data;
  if (!alertSettings.ok) {
    return (
      <Panel title={<FormattedMessage id="member.alerts.title" />} style={{ gridColumn: '1 / -1' }}>
        <FailedMessage
          title={<FormattedMessage id="member.alerts.failed" />}
          reason={<FormattedMessage id="member.profile.paymentsFailedReason" />}
          error={caughtError(alertSettings.errors)}
        />
      </Panel>
    );
  }
  if (alertSettings.value == null) return null;
  return (
    <Stack ref={showWhenNamed} style={{ gridColumn: '1 / -1' }}>
      <Panel title={<FormattedMessage id="member.alerts.title" />}>
        <AlertBudgetForm settings={alertSettings.value} leagues={leagues} />
      </Panel>
      <AlertReceipts viewer={data} />
    </Stack>
  );
}

/** A digest leads to `/profile#alerts`. */
const showWhenNamed = (part: HTMLDivElement | null) => {
  if (window.location.hash === '#alerts') part?.scrollIntoView();
};
