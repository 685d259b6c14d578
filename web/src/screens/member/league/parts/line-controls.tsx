import { FormattedMessage, useIntl } from 'react-intl';
import { isLined, matchStats, shortStats, statRanges } from '../../../../shared/football/stat-lines.ts';
import { LineStepper } from '../../../../shared/ui/line-stepper.tsx';
import { Segments } from '../../../../shared/ui/segments.tsx';
import { lineOf } from '../lib/league-variables.ts';
import type { LeagueView } from '../lib/league-view.ts';
import styles from './line-controls.module.css';

interface LineControlsProps {
  readonly view: LeagueView;
  readonly onViewChange: (change: (view: LeagueView) => LeagueView) => void;
}

/** The line of each stat within its range, and yes or no for both teams to score. */
export function LineControls({ view, onViewChange }: LineControlsProps) {
  const intl = useIntl();
  return (
    <div className={styles.lines}>
      {(view.isShort ? shortStats : matchStats).map((stat) => {
        const label = intl.formatMessage({ id: `shared.stat.${stat}` });
        return (
          <div key={stat} className={styles.line}>
            <span className={styles.label} aria-hidden="true">
              <FormattedMessage id={`member.league.short.${stat}`} />
            </span>
            {isLined(stat) ? (
              <LineStepper
                label={label}
                value={lineOf(view, stat)}
                {...statRanges[stat]}
                comparison={view.comparison}
                onChange={(line) =>
                  onViewChange((now) => ({ ...now, lines: { ...now.lines, [stat]: line } }))
                }
              />
            ) : (
              <Segments
                label={label}
                labelHidden
                value={view.btts}
                options={(['YES', 'NO'] as const).map((answer) => ({
                  value: answer,
                  label: intl.formatMessage({ id: `shared.comparison.${answer}` }),
                }))}
                onChange={(value) => onViewChange((now) => ({ ...now, btts: value === 'NO' ? 'NO' : 'YES' }))}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
