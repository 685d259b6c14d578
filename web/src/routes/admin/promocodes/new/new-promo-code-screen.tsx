import { Box, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useNavigate } from 'react-router-dom';
import type {
  CreatePromoCodeInput,
  newPromoCodeScreenMutation,
} from '../../../../__generated__/newPromoCodeScreenMutation.graphql.ts';
import type { MessageId } from '../../../../i18n/texts.ts';
import { type FormError, fieldCode } from '../../../../shared/forms/form-errors.ts';
import { focusFirstInvalid } from '../../../../shared/forms/form-focus.ts';
import { useUnsaved } from '../../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { readDecimal } from '../../lib/read-decimal.ts';

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
  const [fieldErrors, setFieldErrors] = useState<PromoCodeErrors>({});
  const inputs = useRef<Partial<Record<keyof TypedPromoCode, HTMLInputElement | null>>>({});
  const { save, isSaving } = useSaving<newPromoCodeScreenMutation>({
    mutation: createMutation,
    errorsOf: ({ createPromoCode }) => createPromoCode.errors,
    doneText: intl.formatMessage({ id: 'admin.newPromoCode.done' }),
    onSaved: () => void navigate('/admin/promocodes'),
  });
  useUnsaved(typed !== nothing);
  const put = (change: Partial<TypedPromoCode>) => setTyped((before) => ({ ...before, ...change }));
  const show = (found: PromoCodeErrors) => {
    setFieldErrors(found);
    inputs.current[found.code ? 'code' : 'percent']?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstInvalid(event.currentTarget)) return;
    const read = readPromoCode(typed);
    if ('fieldErrors' in read) return show(read.fieldErrors);
    setFieldErrors({});
    const errors = await save({ input: read.input });
    if (!errors || errors.length === 0) return;
    const serverErrors = promoCodeServerErrors(errors);
    setFieldErrors(serverErrors);
    if (serverErrors.code || serverErrors.percent) show(serverErrors);
    if (Object.keys(serverErrors).length === 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };
  const errorOf = (field: keyof TypedPromoCode) => {
    const id = fieldErrors[field];
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

interface TypedPromoCode {
  readonly code: string;
  readonly percent: string;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
}

/** The fields in the order of the form. */
const promoCodeFields = ['code', 'percent', 'startsAt', 'expiresAt'] as const;
type PromoCodeField = (typeof promoCodeFields)[number];

type PromoCodeErrors = Partial<Record<PromoCodeField, MessageId>>;

/** What the graph is sent, or what keeps it from being sent; the rest is the graph's to judge. */
function readPromoCode(
  typed: TypedPromoCode,
): { input: CreatePromoCodeInput } | { fieldErrors: PromoCodeErrors } {
  const percent = readDecimal(typed.percent);
  const fieldErrors: PromoCodeErrors = {
    ...(typed.code.trim() === '' && { code: 'admin.newPromoCode.code.BLANK' }),
    ...(percent === null && { percent: 'admin.newPromoCode.percent.INVALID' }),
  };
  if (percent === null || Object.keys(fieldErrors).length > 0) return { fieldErrors };
  return {
    input: {
      code: typed.code.trim(),
      percent,
      startsAt: typed.startsAt?.toISOString() ?? null,
      expiresAt: typed.expiresAt?.toISOString() ?? null,
    },
  };
}

const texts: Record<PromoCodeField, Record<string, MessageId>> = {
  code: {
    BLANK: 'admin.newPromoCode.code.BLANK',
    TAKEN: 'admin.newPromoCode.code.TAKEN',
    TOO_LONG: 'admin.newPromoCode.code.TOO_LONG',
    INVALID: 'admin.newPromoCode.code.INVALID',
  },
  percent: {
    OUT_OF_RANGE: 'admin.common.reductionOutOfRange',
    INVALID: 'admin.newPromoCode.percent.INVALID',
  },
  startsAt: { INVALID: 'admin.newPromoCode.date.INVALID' },
  expiresAt: {
    REVERSED: 'admin.common.endBeforeStart',
    PAST: 'admin.newPromoCode.expiresAt.PAST',
    INVALID: 'admin.newPromoCode.date.INVALID',
  },
};

/** What the graph found wrong, in words. */
function promoCodeServerErrors(errors: readonly FormError[]): PromoCodeErrors {
  const found = promoCodeFields.flatMap((field) => {
    const code = fieldCode(errors, field);
    return code === null ? [] : [[field, texts[field][code] ?? texts[field].INVALID]];
  });
  return Object.fromEntries(found);
}
