import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useCreateAutofilterMutation } from '../../../__generated__/useCreateAutofilterMutation.graphql.ts';
import { useSaving } from '../../../shared/ui/use-saving.ts';

const createMutation = graphql`
  mutation useCreateAutofilterMutation($input: CreateAutofilterInput!) {
    createAutofilter(input: $input) {
      autofilter {
        id
        ...autofiltersScreen_autofilter
      }
      errors {
        field
        code
      }
    }
  }
`;

/** Saves an autofilter and appends it to the user's list. `onSaved` receives its global id. */
export function useCreateAutofilter(onSaved: (id: string) => void) {
  const intl = useIntl();
  const failedText = intl.formatMessage({ id: 'member.autofilters.notApplied' });
  return useSaving<useCreateAutofilterMutation>({
    mutation: createMutation,
    doneText: intl.formatMessage({ id: 'member.autofilters.applied' }),
    refusedText: () => failedText,
    failedText,
    updater(store) {
      const created = store.getRootField('createAutofilter')?.getLinkedRecord('autofilter');
      const viewer = store.getRoot().getLinkedRecord('viewer');
      const autofilters = viewer?.getLinkedRecords('autofilters');
      if (created && autofilters) viewer?.setLinkedRecords([...autofilters, created], 'autofilters');
    },
    onSaved: ({ createAutofilter: { autofilter } }) => autofilter && onSaved(autofilter.id),
  });
}
