import { FormattedMessage } from 'react-intl';

/** Texts for a plan without dropinfos. */
export const dropinfoNotInPlan = {
  title: <FormattedMessage id="member.dropinfo.forbiddenTitle" />,
  reason: <FormattedMessage id="member.dropinfo.forbiddenReason" />,
};
