import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type {
  AutofilterInput,
  useCreateAutofilterMutation,
} from '../../../__generated__/useCreateAutofilterMutation.graphql.ts';
import { errorMessage, isHandledGlobally } from '../../../shared/relay/app-error.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { type AutofilterErrors, refusedErrors } from './autofilter-form.ts';

const createMutation = graphql`
  mutation useCreateAutofilterMutation($input: CreateAutofilterInput!) {
    createAutofilter(input: $input) {
      autofilter {
        id
        ...autofiltersScreenAutofilterNavItem_autofilter
      }
      errors {
        field
        code
      }
    }
  }
`;

interface CreateAutofilter {
  /** Saves an autofilter; `onSaved` gets the global id of the new one. */
  save(input: AutofilterInput, onSaved: (id: string) => void): Promise<void>;
  isSaving: boolean;
  /** What the graph refused in the fields; kept until `forget` or the next try. */
  fieldErrors: AutofilterErrors;
  /** Whether there are as many autofilters as one may have. */
  isFull: boolean;
  forget(): void;
}

const nothing = { fieldErrors: {}, isFull: false };

/** Saves an autofilter and says by a toast that it is applied or is not. The new one is put into the person's list. */
export function useCreateAutofilter(): CreateAutofilter {
  const intl = useIntl();
  const [commit, isSaving] = useAppMutation<useCreateAutofilterMutation>(createMutation);
  const [serverError, setServerError] = useState<Pick<CreateAutofilter, 'fieldErrors' | 'isFull'>>(nothing);
  const sayFailed = (reason: readonly string[] = []) =>
    showToast({
      kind: 'error',
      text: [intl.formatMessage({ id: 'member.autofilters.notApplied' }), ...reason],
    });

  const save: CreateAutofilter['save'] = async (autofilter, onSaved) => {
    setServerError(nothing);
    try {
      const { createAutofilter: payload } = await commit({
        variables: { input: { autofilter } },
        updater(store) {
          const created = store.getRootField('createAutofilter')?.getLinkedRecord('autofilter');
          const viewer = store.getRoot().getLinkedRecord('viewer');
          const known = viewer?.getLinkedRecords('autofilters');
          if (created && known) viewer?.setLinkedRecords([...known, created], 'autofilters');
        },
      });
      if (!payload.autofilter) {
        setServerError({
          fieldErrors: refusedErrors(payload.errors),
          isFull: payload.errors.some(({ code }) => code === 'TOO_MANY'),
        });
        return sayFailed();
      }
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'member.autofilters.applied' }) });
      onSaved(payload.autofilter.id);
    } catch (thrown) {
      if (!isHandledGlobally(errorCodeOf(thrown))) sayFailed(errorMessage(intl, thrown));
    }
  };
  return { save, isSaving, ...serverError, forget: () => setServerError(nothing) };
}
