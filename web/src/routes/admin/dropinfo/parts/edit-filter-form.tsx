import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { editFilterForm_filter$key } from '../../../../__generated__/editFilterForm_filter.graphql.ts';
import type { editFilterFormMutation } from '../../../../__generated__/editFilterFormMutation.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { toInput } from '../lib/filter-terms.ts';
import { type FilterChoices, FilterForm } from './filter-form.tsx';

const filterFragment = graphql`
  fragment editFilterForm_filter on DropinfoFilter {
    id
    namePl
    nameEn
    sportIds
    leagueIds
    version
  }
`;

const editMutation = graphql`
  mutation editFilterFormMutation($input: UpdateDropinfoFilterInput!) {
    updateDropinfoFilter(input: $input) {
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

/**
 * The form of a filter that is there, as it was when the form was opened: it is saved over no other change, and takes
 * one over only when the person asks for it.
 */
export function EditFilterForm({ sports, leagues, filter, onReload }: EditFilterFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const newest = useFragment(filterFragment, filter);
  const [base, setBase] = useState(newest);
  const [isReloading, setReloading] = useState(false);
  if (isReloading && base.version !== newest.version) {
    setBase(newest);
    setReloading(false);
  }
  const { id, namePl, nameEn, sportIds, leagueIds, version } = base;
  const { save, isSaving } = useSaving<editFilterFormMutation>({
    mutation: editMutation,
    errorsOf: ({ updateDropinfoFilter }) => updateDropinfoFilter.errors,
    doneText: intl.formatMessage({ id: 'admin.dropinfoFilter.saved' }),
    onSaved: () => void navigate('/admin/dropinfo/filterList'),
  });
  return (
    <FilterForm
      key={version}
      sports={sports}
      leagues={leagues}
      before={{ namePl, nameEn: nameEn ?? '', sportIds: sportIds ?? [], leagueIds: leagueIds ?? [] }}
      submitLabel={<FormattedMessage id="admin.dropinfoFilter.save" />}
      isSaving={isSaving}
      onSubmit={(terms) => save({ input: { ...toInput(terms), filterId: id, version: version ?? null } })}
      onReload={() => {
        setReloading(true);
        onReload();
      }}
    />
  );
}
