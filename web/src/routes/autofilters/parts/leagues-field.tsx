import { Box, Checkbox, Flex, Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leaguesField_leagues$key } from '../../../__generated__/leaguesField_leagues.graphql.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import type { FaultCode } from '../lib/autofilter-faults.ts';
import { FieldFault } from './field-fault.tsx';

const leaguesFragment = graphql`
  fragment leaguesField_leagues on LeagueConnection {
    edges {
      node {
        id
        name
        country
        countryCode
        flagUrl
      }
    }
  }
`;

interface LeaguesFieldProps {
  /** The person's active leagues; null where they could not be had. */
  readonly leagues: leaguesField_leagues$key | null;
  readonly leagueCount: number | null;
  /** Global ids of the chosen ones; null for all active ones. */
  readonly chosen: readonly string[] | null;
  readonly fault: FaultCode | undefined;
  readonly onChange: (chosen: readonly string[] | null) => void;
}

/** All active leagues, or some of them. */
export function LeaguesField({ leagues, leagueCount, chosen, fault, onChange }: LeaguesFieldProps) {
  const data = useFragment(leaguesFragment, leagues);
  const intl = useIntl();
  const faultId = useId();
  const known = data?.edges ?? [];
  const toggle = (id: string, isChosen: boolean) => {
    const others = (chosen ?? []).filter((other) => other !== id);
    onChange(isChosen ? [...others, id] : others);
  };
  return (
    <Stack gap={6}>
      <Segments
        isStacked
        label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'leagueIds' })}
        value={chosen === null ? 'all' : 'chosen'}
        options={[
          { value: 'all', label: intl.formatMessage({ id: 'member.autofilters.allLeagues' }) },
          ...(known.length > 0
            ? [{ value: 'chosen', label: intl.formatMessage({ id: 'member.autofilters.someLeagues' }) }]
            : []),
        ]}
        onChange={(value) => onChange(value === 'all' ? null : [])}
      />
      <Box component="p" c="dimmed" fz="xs" lh="xs">
        {leagueCount === 0 ? (
          <FormattedMessage id="member.autofilters.noActiveLeagues" values={{ a: linkToLeagues }} />
        ) : (
          leagueCount !== null && (
            <FormattedMessage
              id="member.autofilters.leagueCount"
              values={{ chosen: chosen?.length ?? leagueCount, total: leagueCount, a: linkToLeagues }}
            />
          )
        )}
      </Box>
      {chosen !== null && (
        <fieldset
          style={{
            maxHeight: 232,
            overflowY: 'auto',
            border: '1px solid var(--line-strong)',
            borderRadius: 'var(--r-2)',
          }}
          aria-label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'leagueIds' })}
          aria-describedby={fault ? faultId : undefined}
        >
          {known.map(({ node }, index) => (
            <Checkbox
              key={node.id}
              size="xs"
              py="xs"
              px={10}
              data-fault-field={index === 0 ? 'leagueIds' : undefined}
              checked={chosen.includes(node.id)}
              label={
                <Flex component="span" gap="xs" align="center" fz="var(--fs-13)" lh="var(--lh-13)">
                  <CountryFlag country={node} />
                  <span>
                    {node.country} · {node.name}
                  </span>
                </Flex>
              }
              onChange={({ currentTarget }) => toggle(node.id, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <div id={faultId}>
        <FieldFault field="leagueIds" code={fault} />
      </div>
    </Stack>
  );
}

const linkToLeagues = (words: ReactNode) => (
  <Box component={Link} key="leagues" td="underline" to="/leagues?scope=active">
    {words}
  </Box>
);
