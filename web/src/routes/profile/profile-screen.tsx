import { SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { profileScreen_viewer$key } from '../../__generated__/profileScreen_viewer.graphql.ts';
import type { profileScreenQuery as ProfileScreenQuery } from '../../__generated__/profileScreenQuery.graphql.ts';
import { forgetRegistration, PushToggle } from '../../shared/push/push-toggle.tsx';
import { type CaughtValue, caughtError } from '../../shared/relay/app-error.ts';
import { ScreenAnswer } from '../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { AfterTaxSwitch, useChangeTax, useTaxChoice } from '../../shared/tax/after-tax.tsx';
import { maxTax } from '../../shared/tax/tax-store.ts';
import { Segments } from '../../shared/ui/choices.tsx';
import { DecimalField } from '../../shared/ui/decimal-field.tsx';
import { useDensity } from '../../shared/ui/density.ts';
import { FailedMessage } from '../../shared/ui/error-states.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { PasswordForm, PersonForm } from './parts/account-forms.tsx';
import { AlertBudgetForm } from './parts/alert-budget-form.tsx';
import { PaymentHistory } from './parts/payment-history.tsx';
import classes from './profile-screen.module.css';
import { receipts } from './receipts.tsx';

const screenQuery = graphql`
  query profileScreenQuery($stats: Boolean!, $first: Int!) {
    viewer @catch(to: RESULT) {
      permissions
      user {
        email
        ...pushToggle_user
      }
      ...accountForms_viewer
      ...paymentHistory_viewer
      ...profileScreen_viewer
    }
    leagues(scope: ACTIVE, first: 300) @include(if: $stats) @catch(to: RESULT) {
      ...alertBudgetForm_leagues
    }
  }
`;

/** The signed-in user's account: personal data, password, notifications and payments. */
export function ProfileScreen(state: ScreenProps<ProfileScreenQuery>) {
  const environment = useRelayEnvironment();
  const [passwordChanges, setPasswordChanges] = useState(0);
  const registerDeviceAgain = () => {
    forgetRegistration(environment);
    setPasswordChanges((count) => count + 1);
  };
  return (
    <Stack maw={{ base: 560, sm: 1040 }}>
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ viewer }) => viewer}
        failed={<FormattedMessage id="member.profile.failed" />}
        missing={null}
      >
        {(viewer, notice, { leagues }) => (
          <>
            {notice}
            <SimpleGrid cols={{ base: 1, sm: 2 }} className={classes.panels} style={{ alignItems: 'start' }}>
              <PersonForm viewer={viewer} />
              <PasswordForm email={viewer.user.email} onSaved={registerDeviceAgain} />
              <PushChoice key={passwordChanges} viewer={viewer} />
              <DensityChoice />
              <TaxChoice />
              <AlertBudget viewer={viewer} leagues={leagues} />
              <PaymentHistory viewer={viewer} />
            </SimpleGrid>
          </>
        )}
      </ScreenAnswer>
    </Stack>
  );
}

type Response = ProfileScreenQuery['response'];

type Viewer = CaughtValue<Response['viewer']>;

const densities = ['comfortable', 'compact'] as const;

function DensityChoice() {
  const intl = useIntl();
  const [density, change] = useDensity();
  return (
    <Panel title={<FormattedMessage id="member.profile.look" />}>
      <Stack p="md">
        <Segments
          label={intl.formatMessage({ id: 'member.profile.rows' })}
          value={density}
          values={densities}
          nameOf={(value) => intl.formatMessage({ id: 'member.profile.rowsName' }, { density: value })}
          onChange={change}
        />
      </Stack>
    </Panel>
  );
}

function TaxChoice() {
  const intl = useIntl();
  const choice = useTaxChoice();
  const change = useChangeTax();
  return (
    <Panel title={<FormattedMessage id="member.profile.tax" />}>
      <Stack p="md">
        <AfterTaxSwitch />
        <DecimalField
          size="md"
          label={intl.formatMessage({ id: 'member.profile.taxRate' })}
          description={intl.formatMessage({ id: 'member.profile.taxHelp' })}
          value={choice.percent}
          onChange={(percent) => {
            if (percent !== null) change({ ...choice, percent });
          }}
          min={0}
          max={maxTax}
          clampBehavior="strict"
          decimalScale={1}
        />
      </Stack>
    </Panel>
  );
}

/** Each is also the name of its permission. */
const pushKinds = ['DROPINFO', 'DEFAULT_TIPS', 'SPECIAL_TIPS', 'AI_TIPS'] as const;

function PushChoice({ viewer: { permissions, user } }: { readonly viewer: Viewer }) {
  const offered = pushKinds.filter((kind) => permissions.includes(kind));
  if (offered.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="common.notifications" />}>
      <Stack p="md">
        {offered.map((kind) => (
          <PushToggle key={kind} user={user} kind={kind} />
        ))}
      </Stack>
    </Panel>
  );
}

/** A fragment of its own: its caught errors would otherwise also fail the caught viewer. */
const viewerFragment = graphql`
  fragment profileScreen_viewer on Viewer {
    alertSettings @catch(to: RESULT) {
      ...alertBudgetForm_settings
    }
  }
`;

function AlertBudget({ viewer, leagues }: { viewer: Viewer; leagues: Response['leagues'] }) {
  const { alertSettings } = useFragment<profileScreen_viewer$key>(viewerFragment, viewer);
  if (!alertSettings.ok) {
    return (
      <Panel title={<FormattedMessage id="member.alerts.title" />} style={{ gridColumn: '1 / -1' }}>
        <FailedMessage
          title={<FormattedMessage id="member.alerts.failed" />}
          reason={<FormattedMessage id="member.profile.sectionFailedReason" />}
          error={caughtError(alertSettings.errors)}
        />
      </Panel>
    );
  }
  if (alertSettings.value == null) return null;
  return (
    <Stack ref={scrollToAlerts} style={{ gridColumn: '1 / -1' }}>
      <Panel title={<FormattedMessage id="member.alerts.title" />}>
        <AlertBudgetForm settings={alertSettings.value} leagues={leagues?.ok ? leagues.value : null} />
      </Panel>
      {receipts.element}
    </Stack>
  );
}

/** Digest emails link to `/profile#alerts`, which renders after the browser looks for the anchor. */
const scrollToAlerts = (element: HTMLDivElement | null) => {
  if (window.location.hash === '#alerts') element?.scrollIntoView();
};
