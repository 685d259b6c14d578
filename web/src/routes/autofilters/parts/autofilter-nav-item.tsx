import { Box, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, type To } from 'react-router-dom';
import type { autofilterNavItem_autofilter$key } from '../../../__generated__/autofilterNavItem_autofilter.graphql.ts';
import type { autofilterNavItemRule_autofilter$key } from '../../../__generated__/autofilterNavItemRule_autofilter.graphql.ts';
import { formatPercent, useLanguage } from '../../../shared/ui/formats.ts';
import styles from './autofilter-nav-item.module.css';

const autofilterRuleAutofilterFragment = graphql`
  fragment autofilterNavItemRule_autofilter on Autofilter {
    stat
    comparison
    line
    side
    window
    minHitRate
  }
`;

interface AutofilterRuleProps {
  readonly autofilter: autofilterNavItemRule_autofilter$key;
}

function AutofilterRule({ autofilter }: AutofilterRuleProps) {
  const data = useFragment(autofilterRuleAutofilterFragment, autofilter);
  const language = useLanguage();
  const { line, comparison } = data;
  return (
    <FormattedMessage
      id="member.autofilters.rule"
      values={{
        stat: <FormattedMessage id="shared.stat" values={{ stat: data.stat }} />,
        side: <FormattedMessage id="member.autofilters.sideShort" values={{ side: data.side }} />,
        line:
          line == null ? (
            <FormattedMessage id={comparison === 'NO' ? 'common.no' : 'common.yes'} />
          ) : (
            `${comparison === 'UNDER' ? '<' : '>'}\u00a0${line.toFixed(1)}`
          ),
        window: data.window,
        rate: formatPercent(data.minHitRate / 100, language, 0),
      }}
    />
  );
}

const autofilterFragment = graphql`
  fragment autofilterNavItem_autofilter on Autofilter {
    name
    hitCount
    ...autofilterNavItemRule_autofilter
  }
`;

interface AutofilterNavItemProps {
  readonly autofilter: autofilterNavItem_autofilter$key;
  readonly isChosen: boolean;
  readonly to: To;
}

/** An autofilter to choose, with its rule and how many coming matches it picks. */
export function AutofilterNavItem({ autofilter, isChosen, to }: AutofilterNavItemProps) {
  const data = useFragment(autofilterFragment, autofilter);
  const intl = useIntl();
  const { hitCount } = data;
  return (
    <Link className={styles.item} to={to} preventScrollReset aria-current={isChosen ? 'page' : undefined}>
      <Text component="span" maw={{ base: 200, lg: 'none' }} fw={500} lh="18px" truncate>
        {data.name}
      </Text>
      {hitCount != null && (
        <Box
          component="span"
          fw={600}
          role="img"
          aria-label={intl.formatMessage({ id: 'common.matchCount' }, { count: hitCount })}
        >
          {hitCount}
        </Box>
      )}
      <Box
        component="span"
        c={isChosen ? 'var(--text-2)' : 'dimmed'}
        fz="xs"
        lh="16px"
        visibleFrom="lg"
        style={{ gridColumn: '1 / -1', overflowWrap: 'anywhere', textWrap: 'balance' }}
      >
        <AutofilterRule autofilter={data} />
      </Box>
    </Link>
  );
}
