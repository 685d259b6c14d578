import { Group, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { dropinfoScreenQuery as DropinfoScreenQuery } from '../../__generated__/dropinfoScreenQuery.graphql.ts';
import query from '../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { DropinfoIcon } from '../../shared/ui/menu-icons.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { TableSkeleton } from '../../shared/ui/skeletons.tsx';
import { dropinfoAddress, dropinfoVariables } from './lib/dropinfo-filters.ts';

export const dropinfo: Route = {
  path: '/dropinfo/:uid?',
  title: 'common.dropinfo',
  access: { kind: 'permission', permission: 'DROPINFO' },
  shell: 'member',
  menu: { label: 'common.dropinfo', Icon: DropinfoIcon },
  screen: screenWithQuery<DropinfoScreenQuery>({
    code: async () => (await import('./dropinfo-screen.tsx')).DropinfoScreen,
    query,
    field: 'dropinfos',
    partParam: 'uid',
    variables: ({ params, url }) =>
      dropinfoVariables(dropinfoAddress(params.uid).read(url.searchParams), params.uid),
    skeleton: <DropinfoScreenSkeleton />,
  }),
};

const bars = [
  [84, 92, 76, 104, 68],
  [430, 230],
  [140, 110, 90],
];
const cells = {
  kickOff: [28, 9],
  league: [28, 7],
  match: [28, 20],
  market: [28, 9],
  age: [14, 6],
  over: [28, 12],
  under: [28, 12],
} as const;

function DropinfoScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.dropinfo" />}
        subtitle={<FormattedMessage id="member.dropinfo.subtitle" />}
      />
      <Stack gap="sm" miw={0} aria-hidden="true">
        {bars.map((widths) => (
          <Group key={widths.length} gap="xs" wrap="nowrap" style={{ overflow: 'hidden' }}>
            {widths.map((width) => (
              <Skeleton key={width} flex="none" height="var(--control-h-sm)" width={width} />
            ))}
          </Group>
        ))}
        <TableSkeleton cells={cells} rows={10} cardHeight={205} />
      </Stack>
    </>
  );
}
