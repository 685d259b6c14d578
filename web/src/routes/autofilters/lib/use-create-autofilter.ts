import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type {
  AutofilterInput,
  useCreateAutofilterMutation,
} from '../../../__generated__/useCreateAutofilterMutation.graphql.ts';
import type { FormError } from '../../../shared/forms/form-errors.ts';
import { showFailure } from '../../../shared/relay/show-failure.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../../shared/ui/toast.tsx';

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

/** Returns a function that saves an autofilter, appends it to the user's list, and shows the outcome as a toast; and whether it is saving. */
export function useCreateAutofilter() {
  const intl = useIntl();
  const [commit, isSaving] = useAppMutation<useCreateAutofilterMutation>(createMutation);
  const notApplied = intl.formatMessage({ id: 'member.autofilters.notApplied' });

  /** Returns the server's errors, with the field's name alone; null after a failure. `onSaved` receives the global id of the new autofilter. */
  const save = async (
    autofilter: AutofilterInput,
    onSaved: (id: string) => void,
  ): Promise<readonly FormError[] | null> => {
    try {
      const { createAutofilter: payload } = await commit({
        variables: { input: { autofilter } },
        updater(store) {
          const created = store.getRootField('createAutofilter')?.getLinkedRecord('autofilter');
          const viewer = store.getRoot().getLinkedRecord('viewer');
          const autofilters = viewer?.getLinkedRecords('autofilters');
          if (created && autofilters) viewer?.setLinkedRecords([...autofilters, created], 'autofilters');
        },
      });
      if (!payload.autofilter) {
        showToast({ kind: 'error', text: notApplied });
        return payload.errors.map(({ field, code }) => ({ field: field?.slice(1), code }));
      }
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'member.autofilters.applied' }) });
      onSaved(payload.autofilter.id);
      return [];
    } catch (thrown) {
      showFailure(intl, thrown, { failed: notApplied });
      return null;
    }
  };
  return [save, isSaving] as const;
}
