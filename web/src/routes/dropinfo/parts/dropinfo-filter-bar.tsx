import { Box, Button, Flex } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { dropinfoFilterBar_query$key } from '../../../__generated__/dropinfoFilterBar_query.graphql.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { Chip, CompactSelect, Segments } from '../../../shared/ui/choices.tsx';
import { BoundField } from '../../../shared/ui/decimal-field.tsx';
import { RetryButton } from '../../../shared/ui/error-states.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { formatPercent, useLanguage } from '../../../shared/ui/formats.ts';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import {
  countFilters,
  dropOverOptions,
  type FilterProps,
  marketLabels,
  marketOptions,
  oddsBounds,
  timeOptions,
  underOptions,
} from '../lib/dropinfo-filters.ts';
import styles from './dropinfo-filter-bar.module.css';

const queryFragment = graphql`
  fragment dropinfoFilterBar_query on Query {
    dropinfoFilters @catch(to: RESULT) {
      id
      name
    }
  }
`;

interface DropinfoFilterBarProps extends FilterProps {
  readonly query: dropinfoFilterBar_query$key;
  /** Whether the API returns the leagues of dropinfos. */
  readonly hasLeagueNames: boolean;
}

/** Tabs, grouping and filters of the list; below 1024 px all but the tabs collapse behind a button. */
export function DropinfoFilterBar(props: DropinfoFilterBarProps) {
  const { query, filters, onChange, hasLeagueNames } = props;
  const { dropinfoFilters } = useFragment(queryFragment, query);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const intl = useIntl();
  const leagueFilters = dropinfoFilters.ok ? dropinfoFilters.value : [];
  const error = dropinfoFilters.ok ? null : caughtError(dropinfoFilters.errors);
  const hasFailed = error !== null && error.code !== 'FORBIDDEN';
  const hasLeagues = leagueFilters.length > 0 || hasFailed;
  // Without league filters the upstream ignores the league of a shared address.
  const count = countFilters(hasLeagues ? filters : { ...filters, league: null });
  const hasFavourites = hasLeagueNames || filters.favouritesOnly;

  return (
    <Flex gap={{ base: 'xs', md: '10px 16px' }} align="center" wrap="wrap" miw={0}>
      <Segments
        label={intl.formatMessage({ id: 'common.matches' })}
        labelHidden
        value={filters.when}
        values={timeOptions}
        nameOf={(when) => intl.formatMessage({ id: 'member.dropinfo.whenName' }, { when })}
        onChange={(when) => onChange({ when })}
      />
      <Button
        variant="default"
        size="compact-sm"
        px={10}
        fz="var(--fs-13)"
        fw={400}
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="member.dropinfo.filters" values={{ count }} />
      </Button>
      <div id={panel} className={styles.panel} data-open={isOpen || undefined}>
        <SearchField
          label={intl.formatMessage({ id: 'member.dropinfo.search' })}
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
        <Chip pressed={filters.isGrouped} onPress={() => onChange({ isGrouped: !filters.isGrouped })}>
          <FormattedMessage id="member.dropinfo.group" />
        </Chip>
        {(hasLeagues || hasFavourites) && (
          <Flex
            component="fieldset"
            wrap="wrap"
            gap={6}
            align="center"
            miw={0}
            bd="none"
            flex={{ md: '1 0 100%' }}
            aria-label={intl.formatMessage({ id: 'common.leagues' })}
          >
            {hasFavourites && (
              <Chip
                pressed={filters.favouritesOnly}
                onPress={() => onChange({ favouritesOnly: !filters.favouritesOnly })}
              >
                <FormattedMessage id="common.favouriteLeagues" />
              </Chip>
            )}
            {hasLeagues && (
              <Chip pressed={filters.league === null} onPress={() => onChange({ league: null })}>
                <FormattedMessage id="common.all" />
              </Chip>
            )}
            {leagueFilters.map(({ id, name }) => (
              <Chip key={id} pressed={filters.league === id} onPress={() => onChange({ league: id })}>
                {name}
              </Chip>
            ))}
            {hasFailed && (
              <>
                <ErrorText component="p" role="alert">
                  <FormattedMessage id="member.dropinfo.leaguesFailed" />
                </ErrorText>
                <RetryButton error={error} />
              </>
            )}
          </Flex>
        )}
        <DropinfoLimits {...props} />
      </div>
    </Flex>
  );
}

function LabelledGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Flex component="fieldset" gap={6} align="center" wrap="wrap" miw={0} bd="none" aria-label={label}>
      <Box component="span" mr={2} c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }} aria-hidden="true">
        {label}
      </Box>
      {children}
    </Flex>
  );
}

interface OddsRange {
  readonly oddsFrom: number | null;
  readonly oddsTo: number | null;
}

interface OddsBoundsProps {
  readonly label: string;
  readonly bounds: OddsRange;
  readonly decimals: number;
  /** The invalid bound, and the id of its message among the children. */
  readonly invalid?: { readonly edge: keyof OddsRange; readonly errorId: string } | undefined;
  readonly onChange: (change: Partial<OddsRange>) => void;
  readonly children?: ReactNode;
}

/** Fields for minimum and maximum odds. */
export function OddsBounds({ label, bounds, decimals, invalid, onChange, children }: OddsBoundsProps) {
  const intl = useIntl();
  return (
    <LabelledGroup label={label}>
      {(['oddsFrom', 'oddsTo'] as const).map((edge) => {
        const text = intl.formatMessage({ id: 'member.dropinfo.oddsEdge' }, { edge });
        return (
          <BoundField
            key={edge}
            aria-label={`${label} ${text}`}
            aria-errormessage={invalid?.edge === edge ? invalid.errorId : undefined}
            error={invalid?.edge === edge}
            placeholder={text}
            value={bounds[edge]}
            decimalScale={decimals}
            onChange={(value) => onChange({ [edge]: value })}
            w={72}
            styles={{
              input: {
                height: 'var(--control-h-sm)',
                minHeight: 'var(--control-h-sm)',
                paddingInline: 8,
                fontSize: 'var(--fs-13)',
                borderColor: 'var(--line-strong)',
              },
            }}
          />
        );
      })}
      {children}
    </LabelledGroup>
  );
}

function DropinfoLimits({ filters, onChange }: FilterProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { markets } = filters;

  return (
    <Flex wrap="wrap" gap="10px 20px" align="center" miw={0} flex={{ md: '1 0 100%' }}>
      <Segments
        canWrap
        label={intl.formatMessage({ id: 'common.drop' })}
        value={filters.dropOver}
        values={[null, ...dropOverOptions]}
        nameOf={(percent) =>
          percent === null
            ? intl.formatMessage({ id: 'common.all' })
            : intl.formatMessage(
                { id: 'member.dropinfo.dropOption' },
                { percent: formatPercent(percent / 100, language, 0) },
              )
        }
        onChange={(dropOver) => onChange({ dropOver })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'member.dropinfo.under' })}
        value={filters.under}
        values={[null, ...underOptions]}
        nameOf={(minutes) =>
          minutes === null
            ? intl.formatMessage({ id: 'member.dropinfo.underAll' })
            : intl.formatMessage({ id: 'member.dropinfo.underOption' }, { minutes })
        }
        onChange={(under) => onChange({ under })}
      />
      <LabelledGroup label={intl.formatMessage({ id: 'member.dropinfo.markets' })}>
        {marketOptions.map((market) => (
          <Chip
            key={market}
            pressed={markets.includes(market)}
            onPress={() =>
              onChange({
                markets: marketOptions.filter((one) => markets.includes(one) !== (one === market)),
              })
            }
          >
            <FormattedMessage id={marketLabels[market]} />
          </Chip>
        ))}
      </LabelledGroup>
      <OddsBounds
        label={intl.formatMessage({ id: 'member.dropinfo.odds' })}
        bounds={filters}
        decimals={oddsBounds.decimals}
        onChange={onChange}
      />
    </Flex>
  );
}
