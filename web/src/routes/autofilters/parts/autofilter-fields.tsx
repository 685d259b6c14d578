import { Box, Checkbox, Flex, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofilterFields_leagues$key } from '../../../__generated__/autofilterFields_leagues.graphql.ts';
import { matchStats, windowSizes } from '../../../shared/football/stat-lines.ts';
import { Segments, selectChevron } from '../../../shared/ui/choices.tsx';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { LineStepper } from '../../../shared/ui/line-stepper.tsx';
import {
  type AutofilterForm,
  autofilterSides,
  type ErrorField,
  lineRange,
  withSide,
  withStat,
} from '../lib/autofilter-form.ts';

export interface AutofilterFieldsProps {
  readonly form: AutofilterForm;
  readonly onChange: (form: AutofilterForm) => void;
  readonly error: (field: ErrorField) => string | null;
  /** The user's active leagues; null when they could not be loaded. */
  readonly leagues: (autofilterFields_leagues$key & { readonly totalCount: number }) | null;
}

export function AutofilterFields({ form, onChange, error, leagues }: AutofilterFieldsProps) {
  const intl = useIntl();
  const range = lineRange(form);
  const comparisons: readonly AutofilterForm['comparison'][] = range ? ['OVER', 'UNDER'] : ['YES', 'NO'];
  const statName = intl.formatMessage({ id: 'shared.stat' }, { stat: form.stat });
  return (
    <Stack gap={18} p="md">
      <h2>
        <FormattedMessage id="common.newAutofilter" />
      </h2>
      <NativeSelect
        size="sm"
        label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'stat' })}
        value={form.stat}
        data={matchStats.map((stat) => ({
          value: stat,
          label: intl.formatMessage({ id: 'shared.stat' }, { stat }),
        }))}
        rightSection={selectChevron}
        onChange={({ currentTarget }) => {
          const stat = matchStats.find((one) => one === currentTarget.value);
          if (stat) onChange(withStat(form, stat));
        }}
      />
      <Flex gap="18px 20px" align="start" wrap="wrap">
        <Segments
          isStacked
          label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'comparison' })}
          value={form.comparison}
          values={comparisons}
          nameOf={(value) => intl.formatMessage({ id: 'shared.comparison.name' }, { comparison: value })}
          onChange={(comparison) => onChange({ ...form, comparison })}
        />
        {range && (
          <Stack gap={6}>
            <Box component="span" fz="var(--fs-13)" fw={600} lh="var(--lh-13)" aria-hidden>
              <FormattedMessage id="member.autofilters.field" values={{ field: 'line' }} />
            </Box>
            <LineStepper
              label={statName}
              value={form.line}
              min={range.min}
              max={range.max}
              step={range.step}
              comparison={form.comparison === 'UNDER' ? 'UNDER' : 'OVER'}
              onChange={(line) => onChange({ ...form, line })}
            />
          </Stack>
        )}
      </Flex>
      {error('line') && <ErrorText>{error('line')}</ErrorText>}
      <div>
        <Segments
          isStacked
          canWrap
          label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'side' })}
          value={form.side}
          values={autofilterSides}
          nameOf={(value) => intl.formatMessage({ id: 'member.autofilters.sideName' }, { side: value })}
          onChange={(side) => onChange(withSide(form, side))}
        />
        <Box component="p" mt={6} c="dimmed" fz="xs" lh="xs">
          <FormattedMessage id="member.autofilters.sideHelp" values={{ side: form.side }} />
        </Box>
      </div>
      <Flex gap="18px 20px" align="start" wrap="wrap">
        <Segments
          isStacked
          label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'window' })}
          value={form.window}
          values={windowSizes}
          nameOf={String}
          onChange={(window) => onChange({ ...form, window })}
        />
        <TextInput
          w={150}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'minHitRate' })}
          labelProps={{ display: 'block' }}
          value={form.minHitRate}
          rightSection={<span aria-hidden>%</span>}
          error={error('minHitRate') && <ErrorText>{error('minHitRate')}</ErrorText>}
          onChange={({ currentTarget }) => onChange({ ...form, minHitRate: currentTarget.value })}
        />
      </Flex>
      <LeaguesField
        leagues={leagues}
        chosen={form.leagueIds}
        error={error('leagueIds')}
        onChange={(chosen) => onChange({ ...form, leagueIds: chosen })}
      />
      <TextInput
        size="sm"
        autoComplete="off"
        label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'name' })}
        description={intl.formatMessage({ id: 'member.autofilters.nameHelp' })}
        value={form.name}
        error={error('name') && <ErrorText>{error('name')}</ErrorText>}
        onChange={({ currentTarget }) => onChange({ ...form, name: currentTarget.value })}
      />
    </Stack>
  );
}

const leaguesFragment = graphql`
  fragment autofilterFields_leagues on LeagueConnection {
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

interface LeaguesFieldProps extends Pick<AutofilterFieldsProps, 'leagues'> {
  /** Global ids; null for all active leagues. */
  readonly chosen: readonly string[] | null;
  readonly error: string | null;
  readonly onChange: (chosen: readonly string[] | null) => void;
}

function LeaguesField({ leagues, chosen, error, onChange }: LeaguesFieldProps) {
  const data = useFragment(leaguesFragment, leagues);
  const intl = useIntl();
  const errorId = useId();
  const edges = data?.edges ?? [];
  const total = leagues?.totalCount;
  const toggle = (id: string, isChosen: boolean) => {
    const others = (chosen ?? []).filter((other) => other !== id);
    onChange(isChosen ? [...others, id] : others);
  };
  return (
    <Stack gap={6}>
      <Segments
        isStacked
        label={intl.formatMessage({ id: 'member.autofilters.field' }, { field: 'leagueIds' })}
        value={chosen !== null}
        values={edges.length > 0 ? [false, true] : [false]}
        nameOf={(isChosen) =>
          intl.formatMessage({
            id: isChosen ? 'member.autofilters.someLeagues' : 'member.autofilters.allLeagues',
          })
        }
        onChange={(isChosen) => onChange(isChosen ? [] : null)}
      />
      <Box component="p" c="dimmed" fz="xs" lh="xs">
        {total === 0 && (
          <FormattedMessage id="member.autofilters.noActiveLeagues" values={{ a: linkToLeagues }} />
        )}
        {total !== undefined && total > 0 && (
          <FormattedMessage
            id="member.autofilters.leagueCount"
            values={{ chosen: chosen?.length ?? total, total, a: linkToLeagues }}
          />
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
          aria-describedby={error ? errorId : undefined}
        >
          {edges.map(({ node }, index) => (
            <Checkbox
              key={node.id}
              size="xs"
              py="xs"
              px={10}
              aria-invalid={index === 0 && error !== null}
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
      <div id={errorId}>{error && <ErrorText>{error}</ErrorText>}</div>
    </Stack>
  );
}

const linkToLeagues = (text: ReactNode) => (
  <Box component={Link} key="leagues" td="underline" to="/leagues?scope=active">
    {text}
  </Box>
);
