import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useCreateAutofilterMutation } from '../../../__generated__/useCreateAutofilterMutation.graphql.ts';
import { useSaving } from '../../../shared/ui/use-saving.ts';

const createMutation = graphql`
  mutation useCreateAutofilterMutation($input: CreateAutofilterInput!) {
    createAutofilter(input: $input) {
      autofilter {
        id
      }
      viewer {
        autofilters {
          ...autofiltersScreen_autofilter
        }
      }
      errors {
        field
        code
      }
    }
  }
`;

/** Saves an autofilter. `onSaved` receives its global id. */
export function useCreateAutofilter(onSaved: (id: string) => void) {
  const intl = useIntl();
  const failedText = intl.formatMessage({ id: 'member.autofilters.notApplied' });
  return useSaving<useCreateAutofilterMutation>({
    mutation: createMutation,
    doneText: intl.formatMessage({ id: 'member.autofilters.applied' }),
    refusedText: () => failedText,
    failedText,
    onSaved: ({ createAutofilter: { autofilter } }) => autofilter && onSaved(autofilter.id),
  });
}
