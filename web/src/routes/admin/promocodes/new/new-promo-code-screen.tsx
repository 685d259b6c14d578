import { Box, SimpleGrid, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { newPromoCodeScreenMutation } from '../../../../__generated__/newPromoCodeScreenMutation.graphql.ts';
import type { ErrorTexts } from '../../../../shared/forms/use-attempt.ts';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { readDecimal } from '../../lib/read-decimal.ts';
import { AdminForm, useSavingToList } from '../../parts/admin-form.tsx';
import { AdminHead } from '../../parts/admin-head.tsx';

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

interface PromoCodeDraft {
  readonly code: string;
  readonly percent: string;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
}

const emptyDraft: PromoCodeDraft = { code: '', percent: '', startsAt: null, expiresAt: null };

const texts: ErrorTexts<PromoCodeDraft> = {
  code: {
    BLANK: 'admin.newPromoCode.code.BLANK',
    TAKEN: 'admin.newPromoCode.code.TAKEN',
    TOO_LONG: 'admin.newPromoCode.code.TOO_LONG',
    INVALID: 'admin.newPromoCode.code.INVALID',
  },
  percent: {
    OUT_OF_RANGE: 'admin.common.discountOutOfRange',
    INVALID: 'admin.newPromoCode.percent.INVALID',
  },
  startsAt: { INVALID: 'admin.common.invalidDate' },
  expiresAt: {
    REVERSED: 'admin.common.endBeforeStart',
    PAST: 'admin.newPromoCode.expiresAt.PAST',
    INVALID: 'admin.common.invalidDate',
  },
};

export function NewPromoCodeScreen() {
  const intl = useIntl();
  const { save, isSaving } = useSavingToList<newPromoCodeScreenMutation>(
    createMutation,
    'admin.newPromoCode.done',
    '/admin/promocodes',
  );
  const form = useForm({
    name: 'promoCode',
    saved: () => emptyDraft,
    texts,
    check: ({ code, percent }) => ({
      code: code.trim() === '' && 'BLANK',
      percent: readDecimal(percent) === null && 'INVALID',
    }),
    send: ({ code, percent, startsAt, expiresAt }) =>
      save({
        input: {
          code: code.trim(),
          percent: readDecimal(percent) ?? 0,
          startsAt: startsAt?.toISOString() ?? null,
          expiresAt: expiresAt?.toISOString() ?? null,
        },
      }),
    isSaving,
  });
  return (
    <>
      <AdminHead />
      <AdminForm
        title="admin.common.terms"
        form={form}
        submit="admin.newPromoCode.submit"
        list="/admin/promocodes"
        back="admin.common.backToList"
      >
        <TextInput
          {...form.text('code')}
          label={intl.formatMessage({ id: 'admin.common.code' })}
          description={intl.formatMessage({ id: 'admin.newPromoCode.codeHelp' })}
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextInput
          {...form.text('percent')}
          label={intl.formatMessage({ id: 'admin.newPromoCode.percent' })}
          description={intl.formatMessage({ id: 'admin.newPromoCode.percentHelp' })}
          inputMode="decimal"
          required
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DatePicker
            {...form.field('startsAt')}
            label={intl.formatMessage({ id: 'admin.common.validFrom' })}
          />
          <DatePicker
            {...form.field('expiresAt')}
            label={intl.formatMessage({ id: 'admin.common.validUntil' })}
          />
        </SimpleGrid>
        <Box component="p" c="dimmed" fz="var(--fs-13)">
          <FormattedMessage id="admin.newPromoCode.datesHelp" />
        </Box>
      </AdminForm>
    </>
  );
}
