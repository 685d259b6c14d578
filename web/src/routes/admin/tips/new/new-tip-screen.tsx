import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { newTipScreenCreateMutation } from '../../../../__generated__/newTipScreenCreateMutation.graphql.ts';
import { useSavingToList } from '../../parts/admin-form.tsx';
import { AdminHead } from '../../parts/admin-head.tsx';
import { toUpload } from '../lib/check-pictures.ts';
import { tipInput } from '../lib/tip-draft.ts';
import { TipForm } from '../parts/tip-form.tsx';

export function NewTipScreen() {
  const { save, isSaving } = useSavingToList<newTipScreenCreateMutation>(
    createMutation,
    'admin.tipForm.published',
    '/admin/tips/all',
  );
  return (
    <>
      <AdminHead />
      <TipForm
        submitLabel={<FormattedMessage id="admin.tipForm.publish" />}
        isSaving={isSaving}
        onSave={(draft, files) => {
          const { images, ...upload } = toUpload(files);
          return save({ input: { ...tipInput(draft), images } }, upload);
        }}
      />
    </>
  );
}

const createMutation = graphql`
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
