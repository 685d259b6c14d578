import { Box, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useNavigate } from 'react-router-dom';
import type { newPromoCodeScreenMutation } from '../../../../__generated__/newPromoCodeScreenMutation.graphql.ts';
import { focusFirstInvalid } from '../../../../shared/forms/focus-first-invalid.ts';
import { useUnsaved } from '../../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import {
  type PromoCodeFaults,
  promoCodeRefusals,
  readPromoCode,
  type TypedPromoCode,
} from './lib/new-promo-code.ts';

const createMutation = graphql`
  mutation newPromoCodeScreenMutation($input: CreatePromoCodeInput!) {
    createPromoCode(input: $input) {
      promoCode {
        id
      }
      errors {
        field
        code
      }
    }
  }
`;

const nothing: TypedPromoCode = { code: '', percent: '', startsAt: null, expiresAt: null };

/** A new promo code at /admin/promocodes/new. */
export function NewPromoCodeScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(nothing);
  const [faults, setFaults] = useState<PromoCodeFaults>({});
  const inputs = useRef<Partial<Record<keyof TypedPromoCode, HTMLInputElement | null>>>({});
  const { save, isSaving } = useSaving<newPromoCodeScreenMutation>({
    mutation: createMutation,
    errorsOf: ({ createPromoCode }) => createPromoCode.errors,
    doneText: intl.formatMessage({ id: 'admin.newPromoCode.done' }),
    onSaved: () => void navigate('/admin/promocodes'),
  });
  useUnsaved(typed !== nothing);
  const put = (change: Partial<TypedPromoCode>) => setTyped((before) => ({ ...before, ...change }));
  const show = (found: PromoCodeFaults) => {
    setFaults(found);
    inputs.current[found.code ? 'code' : 'percent']?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstInvalid(event.currentTarget)) return;
    const read = readPromoCode(typed);
    if ('faults' in read) return show(read.faults);
    setFaults({});
    const errors = await save({ input: read.input });
    if (!errors || errors.length === 0) return;
    const refusals = promoCodeRefusals(errors);
    setFaults(refusals);
    if (refusals.code || refusals.percent) show(refusals);
    if (Object.keys(refusals).length === 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };
  const errorOf = (field: keyof TypedPromoCode) => {
    const id = faults[field];
    return id && intl.formatMessage({ id });
  };

  return (
    <>
      <PageHead title={<FormattedMessage id="admin.newPromoCode.title" />} />
      <Panel title={<FormattedMessage id="admin.common.terms" />}>
        <form onSubmit={submit} noValidate>
          <Stack maw={720} p="md">
            <TextInput
              ref={(input) => {
                inputs.current.code = input;
              }}
              label={intl.formatMessage({ id: 'admin.common.code' })}
              description={intl.formatMessage({ id: 'admin.newPromoCode.codeHelp' })}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              value={typed.code}
              onChange={({ currentTarget: { value } }) => put({ code: value })}
              error={errorOf('code')}
            />
            <TextInput
              ref={(input) => {
                inputs.current.percent = input;
              }}
              label={intl.formatMessage({ id: 'admin.newPromoCode.percent' })}
              description={intl.formatMessage({ id: 'admin.newPromoCode.percentHelp' })}
              name="percent"
              inputMode="decimal"
              autoComplete="off"
              required
              value={typed.percent}
              onChange={({ currentTarget: { value } }) => put({ percent: value })}
              error={errorOf('percent')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              <DatePicker
                label={intl.formatMessage({ id: 'admin.common.validFrom' })}
                value={typed.startsAt}
                onChange={(startsAt) => put({ startsAt })}
                error={errorOf('startsAt')}
              />
              <DatePicker
                label={intl.formatMessage({ id: 'admin.common.validUntil' })}
                value={typed.expiresAt}
                onChange={(expiresAt) => put({ expiresAt })}
                error={errorOf('expiresAt')}
              />
            </SimpleGrid>
            <Box component="p" c="dimmed" fz="var(--fs-13)">
              <FormattedMessage id="admin.newPromoCode.datesHelp" />
            </Box>
            <Group gap="xs">
              <Button type="submit" loading={isSaving}>
                <FormattedMessage id="admin.newPromoCode.submit" />
              </Button>
              <Button component={Link} to="/admin/promocodes" variant="default">
                <FormattedMessage id="admin.common.backToList" />
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </>
  );
}
