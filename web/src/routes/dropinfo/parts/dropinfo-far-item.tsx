import { memo } from 'react';
import table from '../../../shared/ui/live-table.module.css';
import styles from './dropinfo-far-item.module.css';

interface DropinfoFarItemProps {
  readonly uid: string;
  /** Its match. */
  readonly title: string;
}

/** A row far from the view: as high as any, and found by its match. */
export const DropinfoFarItem = memo(function FarItem({ uid, title }: DropinfoFarItemProps) {
  return (
    <tr role="row" className={`${table.card} ${styles.row}`} data-uid={uid}>
      <td role="cell" colSpan={9} data-cut>
        {title}
      </td>
    </tr>
  );
});
