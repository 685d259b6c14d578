import { Box, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { planForm_plan$key } from '../../../../../__generated__/planForm_plan.graphql.ts';
import type {
  planFormMutation,
  UpdatePlanInput,
} from '../../../../../__generated__/planFormMutation.graphql.ts';
import { useForm } from '../../../../../shared/forms/use-form.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { invalidateStore } from '../../../../../shared/relay/environment.ts';
import { ConfirmDialog, useConfirmation } from '../../../../../shared/ui/confirm-dialog.tsx';
import { DatePicker } from '../../../../../shared/ui/date-picker/date-picker.tsx';
import { formatMoney, useLanguage } from '../../../../../shared/ui/formats.ts';
import { PlainSwitch } from '../../../../../shared/ui/switches.tsx';
import { AdminForm } from '../../../parts/admin-form.tsx';
import { checkPlan, isSuspiciousPrice, planErrorTexts, planInput, toPlanDraft } from '../lib/plan-draft.ts';

const planFragment = graphql`
  fragment planForm_plan on Plan {
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
  mutation planFormMutation($input: UpdatePlanInput!) {
    updatePlan(input: $input) {
      plan {
        ...planForm_plan
        ...plansScreen_plans
      }
      errors {
        field
        code
      }
    }
  }
`;

interface PlanFormProps {
  readonly plan: planForm_plan$key;
  readonly isFetching: boolean;
  /** Refetches the plan after a version conflict. */
  readonly onRefetch: () => void;
}

/** Edits the version that was current when editing started, so that a concurrent change is reported, not overwritten. */
export function PlanForm({ plan: key, isFetching, onRefetch }: PlanFormProps) {
  const intl = useIntl();
  const language = useLanguage();
  const environment = useRelayEnvironment();
  const plan = useFragment(planFragment, key);
  const [base, setBase] = useState(plan);
  const { save, isSaving } = useSaving<planFormMutation>({
    mutation: updateMutation,
    errorsOf: ({ updatePlan }) => updatePlan.errors,
    doneText: intl.formatMessage({ id: 'admin.plan.done' }),
    // The cached offer is out of date now.
    onSaved: () => invalidateStore(environment),
  });
  const form = useForm({
    saved: toPlanDraft(base, language),
    texts: planErrorTexts,
    check: checkPlan,
    async send(draft) {
      const input = planInput(base, draft);
      if (!isSuspiciousPrice(input.pricePln, base.pricePln)) return save({ input });
      ask(input);
      return null;
    },
    isSaving,
    staysOpen: true,
  });
  if (base !== plan && !form.isTyped) setBase(plan);
  const {
    subject: pendingInput,
    ask,
    dialog,
  } = useConfirmation(async (input: UpdatePlanInput) => form.settle(await save({ input })), isSaving);
  const label = (field: string) => intl.formatMessage({ id: 'admin.plan.field' }, { field });
  const number = (name: 'pricePln' | 'salePercent' | 'placesTotal') => ({
    ...form.text(name),
    label: label(name),
    readOnly: isSaving,
    inputMode: 'decimal' as const,
  });
  const date = (name: 'saleStartsAt' | 'saleEndsAt' | 'soldUntil' | 'validFrom' | 'validUntil') => (
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
        stale={{
          text: 'admin.plan.stale',
          label: 'admin.plan.readAgain',
          isBusy: isFetching,
          onRead() {
            form.reset();
            onRefetch();
          },
        }}
      >
        <TextInput
          {...number('pricePln')}
          description={intl.formatMessage({
            id: plan.hasFixedDates ? 'admin.plan.priceOnce' : 'admin.plan.priceMonthly',
          })}
        />
        <FormSection title={<FormattedMessage id="common.sale" />}>
          <TextInput
            {...number('salePercent')}
            description={intl.formatMessage({ id: 'admin.plan.saleHelp' })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            {date('saleStartsAt')}
            {date('saleEndsAt')}
          </SimpleGrid>
        </FormSection>
        <FormSection title={<FormattedMessage id="admin.plan.limit" />}>
          <PlainSwitch
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
        <FormSection title={<FormattedMessage id="admin.plan.dates" />}>
          {date('soldUntil')}
          {plan.hasFixedDates && (
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              {date('validFrom')}
              {date('validUntil')}
            </SimpleGrid>
          )}
        </FormSection>
      </AdminForm>
      <ConfirmDialog
        {...dialog}
        title={<FormattedMessage id="admin.plan.lowPriceTitle" />}
        action={<FormattedMessage id="admin.plan.lowPrice" />}
        facts={[
          {
            name: intl.formatMessage({ id: 'admin.plan.priceNow' }),
            value: formatMoney(base.pricePln, language),
          },
          {
            name: intl.formatMessage({ id: 'admin.plan.priceThen' }),
            value: formatMoney(pendingInput?.pricePln ?? 0, language),
          },
        ]}
      >
        <FormattedMessage id="admin.plan.lowPriceText" />
      </ConfirmDialog>
    </>
  );
}

interface FormSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function FormSection({ title, children }: FormSectionProps) {
  return (
    <Box component="fieldset" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
      <Box component="legend" p={0} fw={600} style={{ float: 'left' }}>
        {title}
      </Box>
      <Stack gap="sm" pt="sm" style={{ clear: 'both' }}>
        {children}
      </Stack>
    </Box>
  );
}
