import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { matchDropinfosSection_match$key } from '../../../../../__generated__/matchDropinfosSection_match.graphql.ts';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import type { SectionProps } from '../lib/section-props.ts';
import { MatchDropinfoItem } from './match-dropinfo-item.tsx';
import { SectionFailed } from './section-failed.tsx';

const matchFragment = graphql`
  fragment matchDropinfosSection_match on Match {
    dropinfos(first: 20) @catch(to: RESULT) {
      id
      ...matchDropinfoItem_dropinfo
    }
  }
`;

interface MatchDropinfosSectionProps extends SectionProps {
  readonly match: matchDropinfosSection_match$key;
}

/** The odds drops of the match, newest first; nothing where there are none. */
export function MatchDropinfosSection({
  match: matchRef,
  isRefreshing,
  onRefresh,
}: MatchDropinfosSectionProps) {
  const { dropinfos } = useFragment(matchFragment, matchRef);
  if (dropinfos.ok && dropinfos.value.length === 0) return null;
  return (
    <Panel
      title={<FormattedMessage id="member.match.dropinfos" />}
      note={dropinfos.ok && dropinfos.value.length}
    >
      {dropinfos.ok ? (
        <ul>
          {dropinfos.value?.map((dropinfo) => (
            <MatchDropinfoItem key={dropinfo.id} dropinfo={dropinfo} />
          ))}
        </ul>
      ) : (
        <SectionFailed
          fault={caughtError(dropinfos.errors)}
          isRefreshing={isRefreshing}
          onRetry={onRefresh}
        />
      )}
    </Panel>
  );
}
