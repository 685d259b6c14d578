import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { newPaymentsFileScreenMutation } from '../../../../__generated__/newPaymentsFileScreenMutation.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { FileForm } from '../parts/file-form.tsx';

const createMutation = graphql`
  mutation newPaymentsFileScreenMutation($input: CreatePaymentsFileInput!) {
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

const formats = ['XLSX', 'CSV'] as const;

/** /admin/files/newPaymentFile: creates an export of payments. */
export function NewPaymentsFileScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [format, setFormat] = useState<(typeof formats)[number]>('XLSX');
  const { save, isSaving } = useSaving<newPaymentsFileScreenMutation>({
    mutation: createMutation,
    errorsOf: ({ createPaymentsFile }) => createPaymentsFile.errors,
    doneText: intl.formatMessage({ id: 'admin.newFile.done' }),
    onSaved: () => void navigate('/admin/files'),
  });
  return (
    <FileForm
      title={<FormattedMessage id="admin.title.newPaymentsFile" />}
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
