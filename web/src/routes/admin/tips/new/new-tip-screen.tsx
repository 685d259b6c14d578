import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { newTipScreenCreateMutation as CreateTipMutation } from '../../../../__generated__/newTipScreenCreateMutation.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { toUpload } from '../lib/check-pictures.ts';
import { emptyDraft, type TipDraft, tipInput } from '../lib/tip-draft.ts';
import { TipForm } from '../parts/tip-form.tsx';

/** /admin/tips/new */
export function NewTipScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { save, isSaving } = useSaving<CreateTipMutation>({
    mutation: newTipScreenCreateMutation,
    doneText: intl.formatMessage({ id: 'admin.tipForm.published' }),
  });
  const publish = async (draft: TipDraft, files: readonly File[]) => {
    const { images, uploadables } = toUpload(files);
    const errors = await save({ input: { ...tipInput(draft), images } }, uploadables);
    if (errors?.length === 0) navigate('/admin/tips/all');
    return errors;
  };

  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.newTip" />}
        subtitle={<FormattedMessage id="admin.tipForm.newSubtitle" />}
      />
      <TipForm
        saved={emptyDraft}
        savedPictures={[]}
        submitLabel={<FormattedMessage id="admin.tipForm.publish" />}
        isSaving={isSaving}
        onSave={publish}
      />
    </>
  );
}

const newTipScreenCreateMutation = graphql`
  mutation newTipScreenCreateMutation($input: CreateTipInput!) {
    createTip(input: $input) {
      tip {
        uid
      }
      errors {
        field
        code
      }
    }
  }
`;
