import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoSides_dropinfo$key } from '../../../../__generated__/dropinfoSides_dropinfo.graphql.ts';
import { DropPicture } from '../../../../shared/ui/drop-picture.tsx';
import { fallingSide } from '../../../../shared/ui/falling-side.ts';
import { NoOppositeSide } from '../../../../shared/ui/no-opposite-side.tsx';
import styles from './dropinfo-sides.module.css';

const dropinfoFragment = graphql`
  fragment dropinfoSides_dropinfo on Dropinfo @inline {
    over {
      label
      from
      to
    }
    under {
      label
      from
      to
    }
  }
`;

interface DropinfoSidesProps {
  readonly dropinfo: dropinfoSides_dropinfo$key;
}

/** Two cells: how the side that fell moved, and its opposite. */
export function DropinfoSides({ dropinfo }: DropinfoSidesProps) {
  const data = readInlineData(dropinfoFragment, dropinfo);
  const intl = useIntl();
  const { falling, opposite } = fallingSide(data.over, data.under);
  return (
    <>
      <td className={styles.falling}>
        <DropPicture label={falling.label} from={falling.from} to={falling.to} side="falling" />
      </td>
      <td className={styles.opposite}>
        {opposite ? (
          <DropPicture label={opposite.label} from={opposite.from} to={opposite.to} side="opposite" />
        ) : (
          <NoOppositeSide label={intl.formatMessage({ id: 'member.dropinfo.noOpposite' })} />
        )}
      </td>
    </>
  );
}
