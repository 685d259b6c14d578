import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { profileScreenQuery as ProfileScreenQuery } from '../../__generated__/profileScreenQuery.graphql.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { PasswordForm } from './parts/password-form.tsx';
import { PaymentHistory } from './parts/payment-history.tsx';
import { PersonForm } from './parts/person-form.tsx';
import { PushChoice } from './parts/push-choice.tsx';
import { StyleChoice } from './parts/style-choice.tsx';
import { TaxChoice } from './parts/tax-choice.tsx';
import classes from './profile-screen.module.css';

const query = graphql`
  query profileScreenQuery {
    viewer {
      ...personForm_viewer
      ...passwordForm_viewer
      ...pushChoice_viewer
      ...paymentHistory_viewer
    }
  }
`;

/** The signed-in person's own account: who they are, their password, devices and payments. */
export function ProfileScreen({ queryRef }: ScreenProps<ProfileScreenQuery>) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(query, queryRef);
  if (!viewer) return null;
  return (
    <>
      <PageHead title={<FormattedMessage id="member.profile.title" />} />
      <div className={classes.panels}>
        <PersonForm viewer={viewer} />
        <PasswordForm viewer={viewer} />
        <PushChoice viewer={viewer} />
        <StyleChoice />
        <TaxChoice />
        <PaymentHistory viewer={viewer} />
      </div>
    </>
  );
}
