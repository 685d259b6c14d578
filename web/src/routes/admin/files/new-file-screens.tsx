import { Box, SimpleGrid } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { newFileScreensPaymentsMutation } from '../../../__generated__/newFileScreensPaymentsMutation.graphql.ts';
import type { newFileScreensXlsxMutation } from '../../../__generated__/newFileScreensXlsxMutation.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import type { FormError } from '../../../shared/forms/form-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { ClockContext } from '../../../shared/live/clock.ts';
import { Segments } from '../../../shared/ui/choices.tsx';
import { DatePicker } from '../../../shared/ui/date-picker/date-picker.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { AdminForm } from '../parts/admin-form.tsx';
import { checkDays, dayErrorTexts, daysInput, lastMonth } from './lib/file-days.ts';

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

const formats = ['XLSX', 'CSV'] as const;
const contents = ['TIPS', 'SUBSCRIPTIONS'] as const;

/** /admin/files/newPaymentFile: creates an export of payments. */
export function NewPaymentsFileScreen() {
  const intl = useIntl();
  const [format, setFormat] = useState<(typeof formats)[number]>('XLSX');
  const { save, isSaving } = useSaving<newFileScreensPaymentsMutation>({
    mutation: paymentsMutation,
    ...useDone(),
  });
  return (
    <FileForm
      title="admin.title.newPaymentsFile"
      help={<FormattedMessage id="admin.newFile.paymentsHelp" />}
      isChanged={format !== 'XLSX'}
      isSaving={isSaving}
      onSubmit={(days) => save({ input: { ...days, format } })}
    >
      <Segments
        label={intl.formatMessage({ id: 'admin.newFile.format' })}
        isStacked
        value={format}
        options={formats.map((value) => ({ value, label: value }))}
        onChange={setFormat}
      />
    </FileForm>
  );
}

/** /admin/files/newXslxFile: creates a workbook. */
export function NewXlsxFileScreen() {
  const intl = useIntl();
  const [content, setContent] = useState<(typeof contents)[number]>('TIPS');
  const { save, isSaving } = useSaving<newFileScreensXlsxMutation>({
    mutation: xlsxMutation,
    ...useDone(),
  });
  return (
    <FileForm
      title="admin.title.newXlsxFile"
      help={<FormattedMessage id="admin.newFile.contentHelp" values={{ content }} />}
      isChanged={content !== 'TIPS'}
      isSaving={isSaving}
      onSubmit={(days) => save({ input: { ...days, content } })}
    >
      <Segments
        label={intl.formatMessage({ id: 'admin.newFile.content' })}
        isStacked
        value={content}
        options={contents.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'admin.newFile.contentName' }, { content: value }),
        }))}
        onChange={setContent}
      />
    </FileForm>
  );
}

/** Shows that the file is created, and the list of files. */
function useDone() {
  const intl = useIntl();
  const navigate = useNavigate();
  return {
    doneText: intl.formatMessage({ id: 'admin.newFile.done' }),
    onSaved: () => void navigate('/admin/files'),
  };
}

interface FileFormProps {
  readonly title: MessageId;
  /** Describes what the file will contain. */
  readonly help: ReactNode;
  /** Fields above the days. */
  readonly children: ReactNode;
  /** Whether `children` differ from their default. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Returns validation errors, or null when a failure has already been shown. */
  readonly onSubmit: (days: { from: string; until: string }) => Promise<readonly FormError[] | null>;
}

/** Form for a new file: the days it covers and type-specific fields. */
function FileForm({ title, help, children, isChanged, isSaving, onSubmit }: FileFormProps) {
  const intl = useIntl();
  const clock = useContext(ClockContext);
  const [saved] = useState(() => lastMonth(clock.now()));
  const form = useForm({
    saved,
    texts: dayErrorTexts,
    check: checkDays,
    send: (days) => onSubmit(daysInput(days)),
    isSaving,
    isChanged,
  });
  return (
    <>
      <PageHead title={<FormattedMessage id={title} />} />
      <AdminForm
        title="admin.newFile.days"
        form={form}
        submit="admin.newFile.submit"
        list="/admin/files"
        back="admin.newFile.back"
      >
        {children}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
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
          {help}
        </Box>
      </AdminForm>
    </>
  );
}
