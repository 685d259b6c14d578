import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofilterNavs_viewer$key } from '../../../__generated__/autofilterNavs_viewer.graphql.ts';
import { type AutofiltersAddress, writeAutofiltersAddress } from '../lib/autofilters-address.ts';
import itemStyles from './autofilter-nav-item.module.css';
import { AutofilterNavItem } from './autofilter-nav-item.tsx';
import styles from './autofilter-navs.module.css';

const viewerFragment = graphql`
  fragment autofilterNavs_viewer on Viewer @throwOnFieldError {
    autofilters {
      id
      ...autofilterNavItem_autofilter
    }
  }
`;

interface AutofilterNavsProps {
  readonly viewer: autofilterNavs_viewer$key;
  readonly address: AutofiltersAddress;
  readonly onBuild: () => void;
}

/** Chooses among the person's autofilters: a list at the left, on narrow screens a row that scrolls sideways. */
export function AutofilterNavs({ viewer, address, onBuild }: AutofilterNavsProps) {
  const { autofilters } = useFragment(viewerFragment, viewer);
  const intl = useIntl();
  const chosen = address.isBuilding ? undefined : address.filter;
  const to = (filter: string | null) => ({
    search: writeAutofiltersAddress({ ...address, filter, isBuilding: false }),
  });
  return (
    <nav className={styles.navs} aria-label={intl.formatMessage({ id: 'member.autofilters.navs' })}>
      <Button
        h={{ base: 'var(--control-h)', sm: 'var(--control-h-sm)', lg: 'var(--control-h)' }}
        variant={address.isBuilding ? 'default' : 'filled'}
        aria-current={address.isBuilding || undefined}
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        onClick={onBuild}
      >
        <FormattedMessage id="common.newAutofilter" />
      </Button>
      <ul className={styles.list}>
        <li>
          <Link
            className={itemStyles.item}
            to={to(null)}
            preventScrollReset
            aria-current={chosen === null ? 'page' : undefined}
          >
            <FormattedMessage id="common.all" />
          </Link>
        </li>
        {autofilters.map((autofilter) => (
          <li key={autofilter.id}>
            <AutofilterNavItem
              autofilter={autofilter}
              isChosen={chosen === autofilter.id}
              to={to(autofilter.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
