import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { dropinfoFiltersScreenQuery } from '../../../../__generated__/dropinfoFiltersScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { FilterList } from './parts/filter-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query dropinfoFiltersScreenQuery {
    admin @catch(to: RESULT) {
      dropinfoFilters {
        ...filterList_filters
      }
    }
  }
`;

/** The filters of dropinfos at /admin/dropinfo/filterList, in the order in which users choose from them. */
export function DropinfoFiltersScreen(state: ScreenProps<dropinfoFiltersScreenQuery>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.dropinfoFilters" />}
        subtitle={<FormattedMessage id="admin.dropinfoFilters.subtitle" />}
        aside={
          <Button component={Link} to="/admin/dropinfo/newFilter">
            <FormattedMessage id="admin.dropinfoFilters.new" />
          </Button>
        }
      />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => within(admin, ({ dropinfoFilters }) => dropinfoFilters)}
        failed={<FormattedMessage id="admin.dropinfoFilters.failed" />}
      >
        {(filters, notice) => (
          <>
            {notice}
            <FilterList filters={filters} />
          </>
        )}
      </ScreenAnswer>
    </>
  );
}
