import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { sectionFragments } from '../../../shared/navigation/section-link.tsx';
import { DropPercent, DropPicture } from '../../../shared/ui/drop-picture.tsx';
import {
  formatDecimal,
  formatOdds,
  formatPercent,
  formatUnits,
  useLanguage,
} from '../../../shared/ui/formats.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import track from '../../../shared/ui/track.module.css';
import {
  sampleAutofilters,
  sampleDropinfos,
  sampleQuality,
  sampleRounds,
  sampleStats,
  sampleTips,
} from '../../lib/sample-data.ts';
import { QualityLine } from '../../parts/slides/goq-slide.tsx';
import { ComparisonBars } from '../../parts/slides/stats-slide.tsx';
import styles from './features-section.module.css';
import { SampleForm, SampleHits } from './list-slides.tsx';
import { Section } from './section.tsx';

const features = [
  [
    'content.features.defaultTips.title',
    'content.features.defaultTips.text',
    () => <TipSample tip={sampleTips[2]} />,
  ],
  [
    'content.features.specialTips.title',
    'content.features.specialTips.text',
    () => <TipSample tip={sampleTips[1]} />,
  ],
  ['content.features.aiTips.title', 'content.features.aiTips.text', ChanceSample],
  ['content.features.goq.title', 'content.features.goq.text', QualitySample],
  ['content.features.stats.title', 'content.features.stats.text', StatsSample],
  ['content.features.autofilters.title', 'content.features.autofilters.text', AutofilterSample],
  ['content.features.dropsignal.title', 'content.features.dropsignal.text', DropSample],
  ['content.features.database.title', 'content.features.database.text', RoundsSample],
  ['content.features.future.title', 'content.features.future.text', SportsSample],
] as const;

/** The nine features, each with a sample. */
export function FeaturesSection() {
  return (
    <Section
      anchor={sectionFragments.features}
      title={<FormattedMessage id="content.features.heading" />}
      about={<FormattedMessage id="content.features.about" />}
    >
      <ul className={styles.features}>
        {features.map(([title, text, Sample]) => (
          <li key={title}>
            <div className={styles.sample} aria-hidden="true">
              <Sample />
            </div>
            <h3>
              <FormattedMessage id={title} />
            </h3>
            <p>
              <FormattedMessage id={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TipSample({ tip }: { tip: (typeof sampleTips)[number] }) {
  const language = useLanguage();
  return (
    <span className={styles.tip}>
      <b>
        <FormattedMessage id="public.home.sample.pick" values={{ pick: tip.tip }} />
      </b>
      <span>{formatOdds(tip.odds)}</span>
      <Tag tone="success" icon={<IconCheck size={12} stroke={2.4} />}>
        <FormattedMessage id="public.home.status" values={{ status: 'SUCCESS' }} />
      </Tag>
      <b className={styles.good}>{formatUnits(tip.units ?? 0, language)}</b>
    </span>
  );
}

function ChanceSample() {
  const language = useLanguage();
  const odds = 1.92;
  return (
    <>
      <ShareBar share={0.61} figure={formatPercent(0.61, language, 0)}>
        <FormattedMessage id="public.home.sample.modelChance" />
      </ShareBar>
      <ShareBar share={1 / odds} figure={formatPercent(1 / odds, language, 0)}>
        <FormattedMessage id="public.home.sample.oddsChance" values={{ odds: formatOdds(odds) }} />
      </ShareBar>
    </>
  );
}

function QualitySample() {
  const language = useLanguage();
  return (
    <>
      <span className={styles.head}>
        <FormattedMessage id="public.home.goq.index" />
        <b>{formatDecimal(sampleQuality.months.at(-1) ?? 0, language, { decimals: 1 })}</b>
      </span>
      <QualityLine values={sampleQuality.months} />
    </>
  );
}

function StatsSample() {
  const language = useLanguage();
  return [sampleStats.rows[0], sampleStats.rows[2]].map(({ name, home, away }) => (
    <span key={name} className={styles.stat}>
      <b>{formatDecimal(home, language, { decimals: 1 })}</b>
      <ComparisonBars home={home} away={away}>
        <FormattedMessage id="public.home.stat" values={{ stat: name }} />
      </ComparisonBars>
      <b>{formatDecimal(away, language, { decimals: 1 })}</b>
    </span>
  ));
}

function AutofilterSample() {
  const { tip, values, min } = sampleAutofilters[0];
  return (
    <>
      <span className={styles.head}>
        <FormattedMessage id="public.home.sample.pick" values={{ pick: tip }} />
        <b className={styles.good}>
          <SampleHits values={values} min={min} />
        </b>
      </span>
      <SampleForm values={values} min={min} />
    </>
  );
}

function DropSample() {
  const { tip, from, to } = sampleDropinfos[0];
  const drop = 1 - to / from;
  return (
    <span className={styles.drop}>
      <span className={styles.head}>
        <FormattedMessage id="public.home.sample.pick" values={{ pick: tip }} />
        <DropPercent drop={drop} />
      </span>
      <DropPicture label="" from={from} to={to} side="falling" />
    </span>
  );
}

function RoundsSample() {
  return (
    <>
      <span className={styles.head}>
        <FormattedMessage id="public.home.sample.league" values={{ league: 'poland' }} />
        <span>
          <FormattedMessage id="public.home.sample.rounds" />
        </span>
      </span>
      <svg className={styles.rounds} viewBox="0 0 340 36" preserveAspectRatio="none" aria-hidden="true">
        {Array.from(sampleRounds.entries(), ([round, goals]) => (
          <rect
            key={round}
            data-played={goals !== null || undefined}
            x={round * 10}
            y={36 - (goals ?? 14)}
            width="7"
            height={goals ?? 14}
          />
        ))}
      </svg>
    </>
  );
}

function SportsSample() {
  return (
    <span className={styles.tags}>
      {['tennis', 'volleyball', 'nba'].map((sport) => (
        <Tag key={sport} tone="neutral">
          <FormattedMessage id="public.home.sample.sport" values={{ sport }} />
        </Tag>
      ))}
    </span>
  );
}

interface ShareBarProps {
  /** 0 to 1. */
  readonly share: number;
  /** The formatted share. */
  readonly figure: string;
  readonly children: ReactNode;
}

function ShareBar({ share, figure, children }: ShareBarProps) {
  return (
    <span className={styles.share}>
      <span className={styles.head}>
        {children}
        <b>{figure}</b>
      </span>
      <span className={track.track}>
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </span>
  );
}
