import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { editFilterForm_filter$key } from '../../../../__generated__/editFilterForm_filter.graphql.ts';
import type { editFilterFormMutation } from '../../../../__generated__/editFilterFormMutation.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { toInput } from '../lib/filter-terms.ts';
import { type FilterChoices, FilterForm } from './filter-form.tsx';

const filterFragment = graphql`
  fragment editFilterForm_filter on AdminDropinfoFilter {
    filterId
    name
    nameEn
    sportIds
    leagueIds
    version
  }
`;

const editMutation = graphql`
  mutation editFilterFormMutation($input: EditDropinfoFilterInput!) {
    editDropinfoFilter(input: $input) {
      filter {
        ...editFilterForm_filter
      }
      errors {
        field
        code
      }
    }
  }
`;

interface EditFilterFormProps extends FilterChoices {
  readonly filter: editFilterForm_filter$key;
  readonly onReload: () => void;
}

/** The form of a filter that is there; it is saved over no other change than the one that it was read with. */
export function EditFilterForm({ sports, leagues, filter, onReload }: EditFilterFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { filterId, name, nameEn, sportIds, leagueIds, version } = useFragment(filterFragment, filter);
  const { save, isSaving } = useSaving<editFilterFormMutation>({
    mutation: editMutation,
    errorsOf: ({ editDropinfoFilter }) => editDropinfoFilter.errors,
    doneText: intl.formatMessage({ id: 'admin.dropinfoFilter.saved' }),
    onSaved: () => void navigate('/admin/dropinfo/filterList'),
  });
  return (
    <FilterForm
      sports={sports}
      leagues={leagues}
      before={{ name, nameEn: nameEn ?? '', sportIds: sportIds ?? [], leagueIds: leagueIds ?? [] }}
      submitLabel={<FormattedMessage id="admin.dropinfoFilter.save" />}
      isSaving={isSaving}
      onSubmit={(terms) => save({ input: { ...toInput(terms), filterId, version: version ?? null } })}
      onReload={onReload}
    />
  );
}
