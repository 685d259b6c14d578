import { errorCodeOf } from '@tipgraph/client';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { useDropRulesCreateMutation } from '../../../../__generated__/useDropRulesCreateMutation.graphql.ts';
import type { useDropRulesDeleteMutation } from '../../../../__generated__/useDropRulesDeleteMutation.graphql.ts';
import type { MessageId } from '../../../../i18n/texts.ts';
import { errorMessage } from '../../../../shared/relay/error-message.ts';
import { isHandledGlobally } from '../../../../shared/relay/is-handled-globally.ts';
import { useAppMutation } from '../../../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { type BacktestRule, ruleInput } from './backtest-rule.ts';

const createMutation = graphql`
  mutation useDropRulesCreateMutation($input: CreateDropRuleInput!) {
    createDropRule(input: $input) {
      rule {
        id
        ...savedRule_rule
      }
      errors {
        code
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation useDropRulesDeleteMutation($input: DeleteDropRuleInput!) {
    deleteDropRule(input: $input) {
      ruleId
      errors {
        code
      }
    }
  }
`;

interface DropRules {
  save(rule: BacktestRule): Promise<void>;
  remove(id: string): Promise<void>;
  isBusy: boolean;
}

const refusals: Readonly<Record<string, MessageId>> = {
  TAKEN: 'member.backtest.ruleTaken',
  TOO_MANY: 'member.backtest.ruleTooMany',
  NOT_FOUND: 'member.backtest.ruleGone',
};

/** Saves and deletes the person's rules, and says by a toast what came of it. Their list follows. */
export function useDropRules(): DropRules {
  const intl = useIntl();
  const [create, isSaving] = useAppMutation<useDropRulesCreateMutation>(createMutation);
  const [remove, isDeleting] = useAppMutation<useDropRulesDeleteMutation>(deleteMutation);

  const say = async (
    done: MessageId,
    failed: MessageId,
    send: () => Promise<readonly { code: string }[]>,
  ) => {
    try {
      const [refused] = await send();
      const text = refused ? (refusals[refused.code] ?? failed) : done;
      showToast({ kind: refused ? 'error' : 'success', text: intl.formatMessage({ id: text }) });
    } catch (thrown) {
      if (isHandledGlobally(errorCodeOf(thrown))) return;
      showToast({ kind: 'error', text: [intl.formatMessage({ id: failed }), ...errorMessage(intl, thrown)] });
    }
  };

  return {
    save: (rule) =>
      say('member.backtest.ruleSaved', 'member.backtest.ruleNotSaved', async () => {
        const reply = await create({
          variables: { input: { rule: ruleInput(rule) } },
          updater(store) {
            const created = store.getRootField('createDropRule')?.getLinkedRecord('rule');
            if (created) changeRules(store, (rules) => [...rules, created]);
          },
        });
        return reply.createDropRule.errors;
      }),
    remove: (id) =>
      say('member.backtest.ruleDeleted', 'member.backtest.ruleNotDeleted', async () => {
        const reply = await remove({
          variables: { input: { ruleId: id } },
          updater(store) {
            const gone = store.getRootField('deleteDropRule')?.getValue('ruleId');
            changeRules(store, (rules) => rules.filter((rule) => rule.getDataID() !== gone));
          },
        });
        return reply.deleteDropRule.errors;
      }),
    isBusy: isSaving || isDeleting,
  };
}

type Rules = readonly RecordProxy[];

function changeRules(store: RecordSourceProxy, change: (rules: Rules) => Rules): void {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const known = viewer?.getLinkedRecords('dropRules');
  if (known) viewer?.setLinkedRecords([...change(known)], 'dropRules');
}
