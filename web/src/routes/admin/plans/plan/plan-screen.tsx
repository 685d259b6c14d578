import { Box, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { planScreen_plan$key } from '../../../../__generated__/planScreen_plan.graphql.ts';
import type {
  planScreenMutation,
  UpdatePlanInput,
} from '../../../../__generated__/planScreenMutation.graphql.ts';
import type { planScreenQuery } from '../../../../__generated__/planScreenQuery.graphql.ts';
import type { MessageId } from '../../../../i18n/texts.ts';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import { invalidateStore } from '../../../../shared/relay/environment.ts';
import { RefreshContext } from '../../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { ConfirmDialog, useConfirmation } from '../../../../shared/ui/confirm-dialog.tsx';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../../shared/ui/formats.ts';
import { useSaving } from '../../../../shared/ui/use-saving.ts';
import { AdminForm } from '../../parts/admin-form.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import {
  checkPlan,
  isSuspiciousPrice,
  type planDates,
  planErrorTexts,
  planInput,
  type planNumbers,
  toPlanDraft,
} from './lib/plan-draft.ts';

const screenQuery = graphql`
  query planScreenQuery($planId: Int!) {
    admin @catch(to: RESULT) {
      plan(planId: $planId) {
        id
        name
        ...planScreen_plan
      }
    }
  }
`;

/** /admin/plans/{id}: price, sale, limit and dates of a plan. */
export function PlanScreen(state: ScreenProps<planScreenQuery>) {
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ plan }) => plan)}
      heading={({ name }) => ({
        title: planTitle(name),
        subtitle: <FormattedMessage id="admin.plan.subtitle" />,
      })}
      failed="admin.plan.failed"
      missing={
        <EmptyState kind="noMatch" title="admin.plan.missingTitle" reason="admin.plan.missingReason" />
      }
    >
      {(plan) => <PlanForm key={plan.id} plan={plan} />}
    </AdminPage>
  );
}

const planFragment = graphql`
  fragment planScreen_plan on Plan {
    id
    version
    pricePln
    salePercent
    saleStartsAt
    saleEndsAt
    isLimited
    placesTotal
    placesTaken
    soldUntil
    hasFixedDates
    validFrom
    validUntil
  }
`;

const updateMutation = graphql`
  mutation planScreenMutation($input: UpdatePlanInput!) {
    updatePlan(input: $input) {
      plan {
        ...planScreen_plan
        ...plansScreen_plans
      }
      errors {
        field
        code
      }
    }
  }
`;

function PlanForm({ plan: key }: { readonly plan: planScreen_plan$key }) {
  const { isRefreshing, refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const language = useLanguage();
  const environment = useRelayEnvironment();
  const plan = useFragment(planFragment, key);
  const { save, isSaving } = useSaving<planScreenMutation>({
    mutation: updateMutation,
    doneText: intl.formatMessage({ id: 'admin.plan.done' }),
    // The cached offer is out of date now.
    onSaved: () => invalidateStore(environment),
  });
  const form = useForm({
    name: 'plan',
    record: plan,
    saved: (base) => toPlanDraft(base, language),
    texts: planErrorTexts,
    check: checkPlan,
    async send(draft, { base }) {
      const input = planInput(base, draft);
      if (!isSuspiciousPrice(input.pricePln, plan.pricePln)) return save({ input });
      ask(input);
      return null;
    },
    isSaving,
    staysOpen: true,
  });
  const {
    subject: pendingInput,
    ask,
    dialog,
  } = useConfirmation(async (input: UpdatePlanInput) => form.settle(await save({ input })), isSaving);
  const label = (field: string) => intl.formatMessage({ id: 'admin.plan.field' }, { field });
  const number = (name: (typeof planNumbers)[number]) => ({
    ...form.text(name),
    label: label(name),
    readOnly: isSaving,
    inputMode: 'decimal' as const,
  });
  const date = (name: (typeof planDates)[number]) => (
    <DatePicker {...form.field(name)} label={label(name)} isReadOnly={isSaving} />
  );
  return (
    <>
      <AdminForm
        title="admin.common.terms"
        form={form}
        submit="admin.plan.submit"
        list="/admin/plans"
        back="admin.common.backToList"
        conflict={{
          text: 'admin.plan.stale',
          label: 'admin.plan.refetch',
          isBusy: isRefreshing,
          onRead() {
            form.reset();
            refresh();
          },
        }}
      >
        <TextInput
          {...number('pricePln')}
          description={intl.formatMessage({
            id: plan.hasFixedDates ? 'admin.plan.priceOnce' : 'admin.plan.priceMonthly',
          })}
        />
        <FormSection title="common.sale">
          <TextInput
            {...number('salePercent')}
            description={intl.formatMessage({ id: 'admin.plan.saleHelp' })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {date('saleStartsAt')}
            {date('saleEndsAt')}
          </SimpleGrid>
        </FormSection>
        <FormSection title="admin.plan.limit">
          <Switch
            label={label('isLimited')}
            checked={form.values.isLimited}
            disabled={isSaving}
            onChange={({ currentTarget: { checked } }) => form.put({ isLimited: checked })}
          />
          {form.values.isLimited && (
            <TextInput
              {...number('placesTotal')}
              description={intl.formatMessage({ id: 'admin.plan.taken' }, { taken: plan.placesTaken ?? 0 })}
            />
          )}
        </FormSection>
        <FormSection title="admin.plan.dates">
          {date('soldUntil')}
          {plan.hasFixedDates && (
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {date('validFrom')}
              {date('validUntil')}
            </SimpleGrid>
          )}
        </FormSection>
      </AdminForm>
      <LowPriceDialog dialog={dialog} now={plan.pricePln} then={pendingInput?.pricePln ?? 0} />
    </>
  );
}

interface LowPriceDialogProps extends Pick<ReturnType<typeof useConfirmation>, 'dialog'> {
  /** The saved price and the new one. */
  readonly now: number;
  readonly then: number;
}

function LowPriceDialog({ dialog, now, then }: LowPriceDialogProps) {
  const language = useLanguage();
  return (
    <ConfirmDialog
      {...dialog}
      title={<FormattedMessage id="admin.plan.lowPriceTitle" />}
      action={<FormattedMessage id="admin.plan.lowPrice" />}
      facts={[
        { name: 'admin.plan.priceNow', value: formatMoney(now, language) },
        { name: 'admin.plan.priceThen', value: formatMoney(then, language) },
      ]}
    >
      <FormattedMessage id="admin.plan.lowPriceText" />
    </ConfirmDialog>
  );
}

function FormSection({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) {
  return (
    <Box component="fieldset" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
      <Box component="legend" p={0} fw={600} style={{ float: 'left' }}>
        <FormattedMessage id={title} />
      </Box>
      <Stack gap="sm" pt="sm" style={{ clear: 'both' }}>
        {children}
      </Stack>
    </Box>
  );
}
