import { Box, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { planForm_plan$key } from '../../../../../__generated__/planForm_plan.graphql.ts';
import type {
  planFormMutation,
  UpdatePlanInput,
} from '../../../../../__generated__/planFormMutation.graphql.ts';
import { isStale } from '../../../../../shared/forms/form-errors.ts';
import { focusFirstInvalid, useErrorFocus } from '../../../../../shared/forms/form-focus.ts';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { invalidateStore } from '../../../../../shared/relay/environment.ts';
import { ConfirmDialog } from '../../../../../shared/ui/confirm-dialog.tsx';
import { DatePicker } from '../../../../../shared/ui/date-picker/date-picker.tsx';
import { formatMoney, useLanguage } from '../../../../../shared/ui/formats.ts';
import { Notice } from '../../../../../shared/ui/notice.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { PlainSwitch } from '../../../../../shared/ui/switches.tsx';
import { showToast } from '../../../../../shared/ui/toast.tsx';
import {
  isFarBelow,
  mapServerErrors,
  readTerms,
  type TermErrors,
  type TypedTerms,
  typedTerms,
} from '../lib/plan-terms.ts';

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
  /** Reads the plan again, after somebody else has changed it. */
  readonly onRefetch: () => void;
}

/**
 * The terms of a plan. What is typed stands over the plan as it was when the typing began, so that a change by somebody
 * else meanwhile is told and not written over.
 */
export function PlanForm({ plan: key, isFetching, onRefetch }: PlanFormProps) {
  const intl = useIntl();
  const language = useLanguage();
  const environment = useRelayEnvironment();
  const plan = useFragment(planFragment, key);
  const [base, setBase] = useState(plan);
  const [typed, setTyped] = useState<Partial<TypedTerms>>({});
  const [fieldErrors, setFieldErrors] = useState<TermErrors>({});
  const [isOutdated, setOutdated] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<UpdatePlanInput | null>(null);
  const formElement = useErrorFocus(fieldErrors);
  useUnsaved(Object.keys(typed).length > 0);
  if (base !== plan && Object.keys(typed).length === 0) setBase(plan);
  const { save, isSaving } = useSaving<planFormMutation>({
    mutation: updateMutation,
    errorsOf: ({ updatePlan }) => updatePlan.errors,
    doneText: intl.formatMessage({ id: 'admin.plan.done' }),
    // The offer that this browser has read is another by now.
    onSaved: () => invalidateStore(environment),
  });
  const shown: TypedTerms = { ...typedTerms(base, language), ...typed };
  const field = <Name extends keyof TypedTerms>(name: Name) => ({
    label: intl.formatMessage({ id: 'admin.plan.field' }, { field: name }),
    value: shown[name],
    onChange: (value: TypedTerms[Name]) => setTyped((before) => ({ ...before, [name]: value })),
    error: fieldErrors[name] && intl.formatMessage({ id: fieldErrors[name] }),
    isReadOnly: isSaving,
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstInvalid(event.currentTarget)) return;
    const read = readTerms(base, shown);
    if ('fieldErrors' in read) return setFieldErrors(read.fieldErrors);
    setFieldErrors({});
    if (!isFarBelow(read.input.pricePln, base.pricePln)) return send(read.input);
    setAsked(read.input);
    setAsking(true);
  };
  const send = async (input: UpdatePlanInput) => {
    const errors = await save({ input });
    if (!errors) return;
    if (errors.length === 0) return setTyped({});
    if (isStale(errors)) return setOutdated(true);
    const serverErrors = mapServerErrors(errors);
    setFieldErrors(serverErrors);
    if (Object.keys(serverErrors).length === 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };
  const confirm = async () => {
    if (asked) await send(asked);
    setAsking(false);
  };
  const takeTheirs = () => {
    setTyped({});
    setFieldErrors({});
    setOutdated(false);
    onRefetch();
  };

  return (
    <Panel title={<FormattedMessage id="admin.common.terms" />}>
      {isOutdated && (
        <Notice role="alert" tone="stale" wrap="wrap" justify="space-between" m="md" mb={0}>
          <FormattedMessage id="admin.plan.stale" />
          <Button variant="default" size="xs" loading={isFetching} onClick={takeTheirs}>
            <FormattedMessage id="admin.plan.readAgain" />
          </Button>
        </Notice>
      )}
      <form ref={formElement} onSubmit={submit} noValidate>
        <Stack maw={720} p="md">
          <NumberField
            {...field('pricePln')}
            help={intl.formatMessage({
              id: plan.hasFixedDates ? 'admin.plan.priceOnce' : 'admin.plan.priceMonthly',
            })}
          />
          <FormPart title={<FormattedMessage id="common.sale" />}>
            <NumberField {...field('salePercent')} help={intl.formatMessage({ id: 'admin.plan.saleHelp' })} />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              <DatePicker {...field('saleStartsAt')} />
              <DatePicker {...field('saleEndsAt')} />
            </SimpleGrid>
          </FormPart>
          <FormPart title={<FormattedMessage id="admin.plan.limit" />}>
            <PlainSwitch
              label={intl.formatMessage({ id: 'admin.plan.field' }, { field: 'isLimited' })}
              checked={shown.isLimited}
              disabled={isSaving}
              onChange={({ currentTarget: { checked } }) => field('isLimited').onChange(checked)}
            />
            {shown.isLimited && (
              <NumberField
                {...field('placesTotal')}
                help={intl.formatMessage({ id: 'admin.plan.taken' }, { taken: plan.placesTaken ?? 0 })}
              />
            )}
          </FormPart>
          <FormPart title={<FormattedMessage id="admin.plan.dates" />}>
            <DatePicker {...field('soldUntil')} />
            {plan.hasFixedDates && (
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
                <DatePicker {...field('validFrom')} />
                <DatePicker {...field('validUntil')} />
              </SimpleGrid>
            )}
          </FormPart>
          <Group gap="xs">
            <Button type="submit" loading={isSaving}>
              <FormattedMessage id="admin.plan.submit" />
            </Button>
            <Button component={Link} to="/admin/plans" variant="default">
              <FormattedMessage id="admin.common.backToList" />
            </Button>
          </Group>
        </Stack>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={<FormattedMessage id="admin.plan.lowPriceTitle" />}
        action={<FormattedMessage id="admin.plan.lowPrice" />}
        facts={[
          {
            name: intl.formatMessage({ id: 'admin.plan.priceNow' }),
            value: formatMoney(base.pricePln, language),
          },
          {
            name: intl.formatMessage({ id: 'admin.plan.priceThen' }),
            value: formatMoney(asked?.pricePln ?? 0, language),
          },
        ]}
        isBusy={isSaving}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="admin.plan.lowPriceText" />
      </ConfirmDialog>
    </Panel>
  );
}

interface FormPartProps {
  readonly title: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

function FormPart({ title, children }: FormPartProps) {
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

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly onChange: (value: string) => void;
  readonly error: ReactNode;
  readonly isReadOnly: boolean;
}

function NumberField({ help, onChange, isReadOnly, ...field }: NumberFieldProps) {
  return (
    <TextInput
      {...field}
      description={help}
      readOnly={isReadOnly}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}
