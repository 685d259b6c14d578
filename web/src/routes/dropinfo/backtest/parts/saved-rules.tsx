import { Box, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { savedRules_viewer$key } from '../../../../__generated__/savedRules_viewer.graphql.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import type { BacktestRule } from '../lib/backtest-rule.ts';
import { useDropRules } from '../lib/use-drop-rules.ts';
import { SavedRule } from './saved-rule.tsx';

const viewerFragment = graphql`
  fragment savedRules_viewer on Viewer {
    dropRules @catch(to: RESULT) {
      id
      ...savedRule_rule
    }
  }
`;

interface SavedRulesProps {
  readonly viewer: savedRules_viewer$key;
  /** The rule on show, which can be saved. */
  readonly rule: BacktestRule;
  readonly onPick: (rule: BacktestRule) => void;
}

/** The rules by which the person is notified; nothing where the service keeps none. */
export function SavedRules({ viewer, rule, onPick }: SavedRulesProps) {
  const { dropRules } = useFragment(viewerFragment, viewer);
  const { save, remove, isBusy } = useDropRules();
  const rules = dropRules.ok ? (dropRules.value ?? null) : null;
  if (rules === null) return null;
  return (
    <Panel
      title={<FormattedMessage id="member.backtest.rulesTitle" />}
      aside={
        <Button size="compact-sm" loading={isBusy} onClick={() => void save(rule)}>
          <FormattedMessage id="member.backtest.saveRule" />
        </Button>
      }
    >
      {rules.length > 0 && (
        <ul>
          {rules.map((one) => (
            <SavedRule
              key={one.id}
              rule={one}
              isBusy={isBusy}
              onPick={onPick}
              onRemove={() => void remove(one.id)}
            />
          ))}
        </ul>
      )}
      <Box component="p" py={10} px="md" c="dimmed" fz="xs" lh="xs">
        <FormattedMessage id="member.backtest.rulesHelp" />
      </Box>
    </Panel>
  );
}
