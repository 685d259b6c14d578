import { Button, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import values from '../../../../content/claims.json';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import { useSession, WebOnly } from '../../../shared/session/use-session.tsx';
import { dayText, useLanguage } from '../../../shared/ui/formats.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { GoqSlide } from '../../parts/slides/goq-slide.tsx';
import { StatsSlide } from '../../parts/slides/stats-slide.tsx';
import styles from './hero-section.module.css';
import { AutofiltersSlide, DropinfoSlide, TipsSlide } from './list-slides.tsx';
import { PauseButton, useSlides } from './slides.tsx';
import slideshow from './slideshow.module.css';

export function HeroSection() {
  const { site } = useSession();
  return (
    <section className={styles.hero} id="start">
      <div>
        <h1 className={styles.heading}>
          <FormattedMessage id="content.hero.heading" />
        </h1>
        <p className={styles.about}>
          <FormattedMessage id="content.hero.about" values={{ site: site.name }} />
        </p>
        {site.dashboardBreak && (
          <p className={styles.closed} role="status">
            <FormattedMessage id="public.home.dashboardBreak" />
          </p>
        )}
        <div className={styles.actions}>
          <WebOnly>
            <Button
              size="md"
              renderRoot={({ href: _, ...rest }) => <SectionLink section="plans" {...rest} />}
            >
              <FormattedMessage id="shared.state.seePlans" />
            </Button>
          </WebOnly>
          <LinkButton to="/nasza-skutecznosc" label="public.home.toEffectiveness" size="md" />
        </div>
        <ClaimFigures />
      </div>
      <HeroSlides />
    </section>
  );
}

const slides = [
  { name: 'tips', title: 'common.tips', Slide: TipsSlide },
  { name: 'stats', title: 'common.statistics', Slide: StatsSlide },
  { name: 'autofilters', title: 'common.autofilters', Slide: AutofiltersSlide },
  { name: 'dropinfo', title: 'common.dropinfo', Slide: DropinfoSlide },
  { name: 'goq', title: 'common.goq', Slide: GoqSlide },
] as const;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Five slides that change automatically, with tabs and a pause button. */
export function HeroSlides() {
  const intl = useIntl();
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const { index, select, stage, isTurning, ...pause } = useSlides(slides.length);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + slides.length) % slides.length;
    select(next);
    tabs.current[next]?.focus();
  };

  return (
    <section
      className={styles.slides}
      aria-roledescription={intl.formatMessage({ id: 'public.home.slides.role' })}
      aria-label={intl.formatMessage({ id: 'public.home.slides.label' })}
    >
      <div {...stage}>
        <div className={slideshow.stage} aria-live={isTurning ? 'off' : 'polite'}>
          {slides.map(({ name, Slide }, slideIndex) => (
            <div
              key={name}
              className={slideshow.slide}
              id={`${id}-${name}`}
              role="tabpanel"
              aria-labelledby={`${id}-tab-${name}`}
              data-shown={slideIndex === index || undefined}
              inert={slideIndex !== index}
            >
              <Slide />
            </div>
          ))}
        </div>
        <div
          className={styles.tabs}
          role="tablist"
          aria-label={intl.formatMessage({ id: 'public.home.slides.tabs' })}
        >
          {slides.map(({ name, title }, slideIndex) => (
            <UnstyledButton
              key={name}
              ref={(button) => {
                tabs.current[slideIndex] = button;
              }}
              role="tab"
              className={styles.tab}
              id={`${id}-tab-${name}`}
              aria-selected={slideIndex === index}
              aria-controls={`${id}-${name}`}
              tabIndex={slideIndex === index ? 0 : -1}
              data-turning={isTurning || undefined}
              data-cut
              onClick={() => select(slideIndex)}
              onKeyDown={onKeyDown}
            >
              <span className={styles.progress} aria-hidden="true" />
              <FormattedMessage id={title} />
            </UnstyledButton>
          ))}
        </div>
      </div>
      <PauseButton
        {...pause}
        className={styles.pause}
        playLabel="public.home.slides.play"
        pauseLabel="public.home.slides.pause"
      />
    </section>
  );
}

function ClaimFigures() {
  const language = useLanguage();
  if (!claims) return null;
  // Claims are quoted without separators.
  const percent = (value: number) => `${value}${language === 'pl' ? '\u00a0' : ''}%`;
  const figures = [
    ['common.yield', percent(claims.yieldPercent)],
    ['public.home.roi', percent(claims.annualRoiPercent)],
    ['public.home.leagues', <FormattedMessage key="count" id="public.home.leaguesCount" />],
  ] as const;
  return (
    <div className={styles.claims}>
      <dl className={styles.figures} data-figures>
        {figures.map(([id, figure]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <small>
        <FormattedMessage
          id="public.home.dataUntil"
          values={{
            date: dayText(claims.dataUntil),
            source: claims.source[language],
          }}
        />{' '}
        <FormattedMessage id="content.hero.caution" />
      </small>
    </div>
  );
}

/** Results that the operator claims, and that the app does not compute. */
interface Claims {
  readonly yieldPercent: number;
  readonly annualRoiPercent: number;
  /** YYYY-MM-DD. */
  readonly dataUntil: string;
  readonly source: { readonly pl: string; readonly en: string };
}

/** The content of web/content/claims.json; null for no claims. */
const claims: Claims | null = values;
