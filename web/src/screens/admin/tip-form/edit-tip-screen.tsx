import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { editTipScreenQuery } from '../../../__generated__/editTipScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { TipEditor } from './parts/tip-editor.tsx';

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

type State = KeptQuery<editTipScreenQuery>;

/** A tip to be changed at /admin/tips/{id}/edit. */
export function EditTipScreen(props: ScreenProps<editTipScreenQuery>) {
  const { id = '' } = useParams();
  const variables = useMemo(() => ({ id }), [id]);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');
  return (
    <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
      <Answer state={state} />
    </FaultBoundary>
  );
}

function Answer({ state }: { readonly state: State }) {
  const { viewer, admin } = usePreloadedQuery<editTipScreenQuery>(screenQuery, state.queryRef);
  const tip = admin?.tip;
  if (!tip?.ok) return <Failed fault={tip ? caughtFault(tip.errors) : forbidden} state={state} />;
  if (tip.value) {
    const isAdmin = viewer?.user.isAdmin ?? false;
    return <TipEditor tip={tip.value} isAdmin={isAdmin} onRefresh={state.refresh} />;
  }
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.editTip" />} />
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="admin.tipForm.missingTitle" />}
        reason={<FormattedMessage id="admin.tipForm.missingReason" />}
        action={
          <Button component={Link} to="/admin/tips/all" variant="default">
            <FormattedMessage id="admin.tipForm.leave" />
          </Button>
        }
      />
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.editTip" />} />
      <AdminFailed
        title={<FormattedMessage id="admin.tipForm.failed" />}
        fault={fault}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    </>
  );
}
