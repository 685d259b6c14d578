import { Box, Button, Checkbox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckList } from '../../../../shared/ui/check-list.tsx';
import { MAX_LEAGUES } from '../lib/backtest-rule.ts';

interface LeaguesChoiceProps {
  readonly leagues: readonly { readonly leagueId: string; readonly name: string; readonly country: string }[];
  /** Global ids of the chosen ones; none for all. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** All leagues, or those that are ticked in a list that unfolds. */
export function LeaguesChoice({ leagues, chosen, onChange }: LeaguesChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const intl = useIntl();
  const toggle = (leagueId: string) =>
    onChange(
      chosen.includes(leagueId) ? chosen.filter((other) => other !== leagueId) : [...chosen, leagueId],
    );
  return (
    <Box w={isOpen ? '100%' : undefined}>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="member.backtest.leagues" values={{ count: chosen.length }} />
      </Button>
      {isOpen && (
        <CheckList id={id} aria-label={intl.formatMessage({ id: 'common.leagues' })}>
          {leagues.map(({ leagueId, name, country }) => {
            const isChosen = chosen.includes(leagueId);
            return (
              <Checkbox
                key={leagueId}
                size="xs"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MAX_LEAGUES}
                label={`${country} · ${name}`}
                onChange={() => toggle(leagueId)}
              />
            );
          })}
        </CheckList>
      )}
    </Box>
  );
}
