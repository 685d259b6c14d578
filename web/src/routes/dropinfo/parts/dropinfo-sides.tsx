import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoSides_dropinfo$key } from '../../../__generated__/dropinfoSides_dropinfo.graphql.ts';
import { useAfterTax } from '../../../shared/tax/use-after-tax.ts';
import { DropPicture } from '../../../shared/ui/drop-picture.tsx';
import { NoOppositeSide } from '../../../shared/ui/no-opposite-side.tsx';

const dropinfoFragment = graphql`
  fragment dropinfoSides_dropinfo on Dropinfo @inline {
    dropped {
      label
      openingOdds
      odds
    }
    opposite {
      label
      openingOdds
      odds
    }
  }
`;

interface DropinfoSidesProps {
  readonly dropinfo: dropinfoSides_dropinfo$key;
}

/** Two cells: how the side that fell moved, and its opposite. */
export function DropinfoSides({ dropinfo }: DropinfoSidesProps) {
  const { dropped, opposite } = readInlineData(dropinfoFragment, dropinfo);
  const intl = useIntl();
  const shown = useAfterTax();
  return (
    <>
      <td role="cell">
        <DropPicture
          label={shown.named(dropped.label)}
          from={shown.odds(dropped.openingOdds)}
          to={shown.odds(dropped.odds)}
          side="falling"
        />
      </td>
      <td role="cell">
        {opposite ? (
          <DropPicture
            label={shown.named(opposite.label)}
            from={shown.odds(opposite.openingOdds)}
            to={shown.odds(opposite.odds)}
            side="opposite"
          />
        ) : (
          <NoOppositeSide label={intl.formatMessage({ id: 'common.none' })} />
        )}
      </td>
    </>
  );
}
