import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { editTipScreenQuery } from '../../../../__generated__/editTipScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { TipEditor } from '../parts/tip-editor.tsx';

const screenQuery = graphql`
  query editTipScreenQuery($id: String!) {
    viewer {
      user {
        isAdmin
      }
    }
    admin {
      tip(uidOrNumber: $id) @catch(to: RESULT) {
        ...tipEditor_tip
      }
    }
  }
`;

/** /admin/tips/{id}/edit */
export function EditTipScreen(state: ScreenProps<editTipScreenQuery>) {
  const head = <PageHead title={<FormattedMessage id="admin.title.editTip" />} />;
  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ viewer, admin }) =>
        within(admin?.tip, (tip) => ({ tip, isAdmin: viewer?.user.isAdmin ?? false }))
      }
      head={head}
      failed={<FormattedMessage id="admin.tipForm.failed" />}
      missing={
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="admin.tipForm.missingTitle" />}
          reason={<FormattedMessage id="admin.tipForm.missingReason" />}
          action={
            <Button component={Link} to="/admin/tips/all" variant="default">
              <FormattedMessage id="admin.common.backToList" />
            </Button>
          }
        />
      }
    >
      {(shown) => <TipEditor {...shown} onRefresh={state.refresh} />}
    </ScreenAnswer>
  );
}
