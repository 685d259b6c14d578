import { Box, SimpleGrid } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { newFileScreensPaymentsMutation } from '../../../__generated__/newFileScreensPaymentsMutation.graphql.ts';
import type { newFileScreensXlsxMutation } from '../../../__generated__/newFileScreensXlsxMutation.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { ClockContext } from '../../../shared/live/clock.ts';
import { Segments } from '../../../shared/ui/choices.tsx';
import { DatePicker } from '../../../shared/ui/date-picker/date-picker.tsx';
import type { SavingMutation } from '../../../shared/ui/use-saving.ts';
import { AdminForm, useSavingToList } from '../parts/admin-form.tsx';
import { AdminHead } from '../parts/admin-head.tsx';
import { checkDays, daysInput, lastMonth } from './lib/file-days.ts';

const paymentsMutation = graphql`
  mutation newFileScreensPaymentsMutation($input: CreatePaymentsFileInput!) {
    createPaymentsFile(input: $input) {
      file {
        name
      }
      errors {
        field
        code
      }
    }
  }
`;

const xlsxMutation = graphql`
  mutation newFileScreensXlsxMutation($input: CreateXlsxFileInput!) {
    createXlsxFile(input: $input) {
      file {
        name
      }
      errors {
        field
        code
      }
    }
  }
`;

/** /admin/files/newPaymentFile: creates an export of payments. */
export function NewPaymentsFileScreen() {
  return (
    <FileForm<newFileScreensPaymentsMutation, 'XLSX' | 'CSV'>
      mutation={paymentsMutation}
      input={(days, format) => ({ ...days, format })}
      choice="admin.newFile.format"
      choices={['XLSX', 'CSV']}
      nameOf={(format) => format}
      help={() => <FormattedMessage id="admin.newFile.paymentsHelp" />}
    />
  );
}

/** /admin/files/newXslxFile: creates a workbook. */
export function NewXlsxFileScreen() {
  const intl = useIntl();
  return (
    <FileForm<newFileScreensXlsxMutation, 'TIPS' | 'SUBSCRIPTIONS'>
      mutation={xlsxMutation}
      input={(days, content) => ({ ...days, content })}
      choice="admin.newFile.content"
      choices={['TIPS', 'SUBSCRIPTIONS']}
      nameOf={(content) => intl.formatMessage({ id: 'admin.newFile.contentName' }, { content })}
      help={(content) => <FormattedMessage id="admin.newFile.contentHelp" values={{ content }} />}
    />
  );
}

/** Slightly longer than the gateway's own timeout. */
const timeoutMs = 65_000;

interface FileFormProps<TMutation extends SavingMutation, Choice extends string> {
  readonly mutation: GraphQLTaggedNode;
  readonly input: (days: ReturnType<typeof daysInput>, choice: Choice) => TMutation['variables']['input'];
  readonly choice: MessageId;
  readonly choices: readonly [Choice, Choice];
  readonly nameOf: (choice: Choice) => string;
  readonly help: (choice: Choice) => ReactNode;
}

function FileForm<TMutation extends SavingMutation, Choice extends string>(
  props: FileFormProps<TMutation, Choice>,
) {
  const { choices, nameOf } = props;
  const intl = useIntl();
  const clock = useContext(ClockContext);
  const [saved] = useState(() => ({ ...lastMonth(clock.now()), choice: choices[0] }));
  const { save, isSaving } = useSavingToList<TMutation>(
    props.mutation,
    'admin.newFile.done',
    '/admin/files',
    (errors) => {
      const error = errors.find(({ field }) => field == null);
      if (!error) return null;
      return intl.formatMessage({
        id: error.code === 'TOO_MANY' ? 'admin.newFile.full' : 'shared.form.refused',
      });
    },
    timeoutMs,
  );
  const form = useForm({
    name: 'file',
    saved: () => saved,
    texts: (error) => intl.formatMessage({ id: 'admin.newFile.error' }, { error }),
    check: checkDays,
    send: ({ choice, ...days }) => save({ input: props.input(daysInput(days), choice) }),
    isSaving,
    showsOtherErrors: true,
  });
  return (
    <>
      <AdminHead />
      <AdminForm
        title="admin.newFile.days"
        form={form}
        submit="admin.newFile.submit"
        list="/admin/files"
        back="admin.newFile.back"
      >
        <Segments
          label={intl.formatMessage({ id: props.choice })}
          isStacked
          value={form.values.choice}
          values={choices}
          nameOf={(value) => nameOf(value)}
          onChange={(choice) => form.put({ choice })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DatePicker
            {...form.field('from')}
            label={intl.formatMessage({ id: 'admin.newFile.from' })}
            minView="day"
          />
          <DatePicker
            {...form.field('until')}
            label={intl.formatMessage({ id: 'admin.newFile.until' })}
            minView="day"
          />
        </SimpleGrid>
        <Box component="p" c="dimmed" fz="var(--fs-13)">
          {props.help(form.values.choice)}
        </Box>
      </AdminForm>
    </>
  );
}
