import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { newXlsxFileScreenMutation } from '../../../../__generated__/newXlsxFileScreenMutation.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { FileForm } from '../parts/file-form.tsx';

const createMutation = graphql`
  mutation newXlsxFileScreenMutation($input: CreateXlsxFileInput!) {
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

const contents = ['TIPS', 'SUBSCRIPTIONS'] as const;

/** /admin/files/newXslxFile: creates a workbook. */
export function NewXlsxFileScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [content, setContent] = useState<(typeof contents)[number]>('TIPS');
  const { save, isSaving } = useSaving<newXlsxFileScreenMutation>({
    mutation: createMutation,
    errorsOf: ({ createXlsxFile }) => createXlsxFile.errors,
    doneText: intl.formatMessage({ id: 'admin.newFile.done' }),
    onSaved: () => void navigate('/admin/files'),
  });
  return (
    <FileForm
      title={<FormattedMessage id="admin.title.newXlsxFile" />}
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
