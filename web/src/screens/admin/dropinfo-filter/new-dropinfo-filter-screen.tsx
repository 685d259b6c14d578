import { useTransition } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { newDropinfoFilterScreenMutation } from '../../../__generated__/newDropinfoFilterScreenMutation.graphql.ts';
import type { newDropinfoFilterScreenQuery } from '../../../__generated__/newDropinfoFilterScreenQuery.graphql.ts';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { forbidden } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { noTerms, toInput } from './lib/filter-terms.ts';
import { FilterForm } from './parts/filter-form.tsx';

const screenQuery = graphql`
  query newDropinfoFilterScreenQuery {
    admin @catch(to: RESULT) {
      dropinfoFilterSports {
        ...sportsChoice_sports
      }
      dropinfoFilterLeagues {
        ...leaguesChoice_leagues
      }
    }
  }
`;

const createMutation = graphql`
  mutation newDropinfoFilterScreenMutation($input: CreateDropinfoFilterInput!) {
    createDropinfoFilter(input: $input) {
      filter {
        id
      }
      errors {
        field
        code
      }
    }
  }
`;

/** A new filter of dropinfos at /admin/dropinfo/newFilter. */
export function NewDropinfoFilterScreen({ queryRef, reload }: ScreenProps<newDropinfoFilterScreenQuery>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isAsking, startAsking] = useTransition();
  const { admin } = usePreloadedQuery<newDropinfoFilterScreenQuery>(screenQuery, queryRef);
  const found = admin.ok ? admin.value : null;
  const [sports, leagues] = [found?.dropinfoFilterSports, found?.dropinfoFilterLeagues];
  const { save, isSaving } = useSaving<newDropinfoFilterScreenMutation>({
    mutation: createMutation,
    errorsOf: ({ createDropinfoFilter }) => createDropinfoFilter.errors,
    doneText: intl.formatMessage({ id: 'admin.dropinfoFilter.created' }),
    onSaved: () => void navigate('/admin/dropinfo/filterList'),
  });
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.newDropinfoFilter" />} />
      {sports && leagues ? (
        <FilterForm
          sports={sports}
          leagues={leagues}
          before={noTerms}
          submitLabel={<FormattedMessage id="admin.dropinfoFilter.create" />}
          isSaving={isSaving}
          onSubmit={(terms) => save({ input: toInput(terms) })}
        />
      ) : (
        <AdminFailed
          title={<FormattedMessage id="admin.dropinfoFilter.failed" />}
          fault={admin.ok ? forbidden : caughtFault(admin.errors)}
          isRefreshing={isAsking}
          onRetry={() => startAsking(() => reload(queryRef.variables))}
        />
      )}
    </>
  );
}
