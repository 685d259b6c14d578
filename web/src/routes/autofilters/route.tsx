import { Card, Flex, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import query, {
  type autofiltersScreenQuery as AutofiltersScreenQuery,
} from '../../__generated__/autofiltersScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { AutofiltersIcon } from '../../shared/ui/menu-icons.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { autofilterPageSize, readAutofiltersAddress } from './lib/autofilters-address.ts';

export const autofilters: Route = {
  path: '/autofilters',
  title: 'common.autofilters',
  access: { kind: 'permission', permission: 'AUTOFILTERS' },
  shell: 'member',
  menu: { label: 'common.autofilters', Icon: AutofiltersIcon },
  screen: screenWithQuery<AutofiltersScreenQuery>({
    code: async () => (await import('./autofilters-screen.tsx')).AutofiltersScreen,
    query,
    field: 'autofilterMatches',
    // Not the last kick-off: the list is sorted by kick-off and is cut there.
    variables: ({ url }) => ({
      autofilterId: readAutofiltersAddress(url.searchParams).filter,
      first: autofilterPageSize,
    }),
    head: (
      <PageHead
        title={<FormattedMessage id="common.autofilters" />}
        subtitle={<FormattedMessage id="member.autofilters.subtitle" />}
      />
    ),
    skeleton: <AutofiltersScreenSkeleton />,
  }),
};

const navs = [0, 1, 2, 3];
const rows = [0, 1, 2, 3, 4, 5];

function AutofiltersScreenSkeleton() {
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} gap="md" aria-hidden="true">
      <Stack gap="xs" flex="none" w={{ lg: 264 }}>
        <Skeleton height={36} />
        <Flex direction={{ base: 'row', lg: 'column' }} gap="xs" style={{ overflow: 'hidden' }}>
          {navs.map((row) => (
            <Skeleton
              key={row}
              flex="none"
              w={{ base: 120, lg: 'auto' }}
              h={{ base: 'var(--control-h-sm)', lg: 58 }}
            />
          ))}
        </Flex>
      </Stack>
      <Stack gap="xs" flex={1} miw={0}>
        <Skeleton height={36} w={{ base: '100%', sm: 240 }} ml="auto" />
        {rows.map((row) => (
          <Card key={row} py="sm" px="md">
            <Flex direction={{ base: 'column', md: 'row' }} gap="lg">
              <Skeleton height={34} w={{ md: 124 }} />
              <Skeleton height={62} flex={5} />
              <Skeleton height={62} flex={9} />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Flex>
  );
}
