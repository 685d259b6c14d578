import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AutofiltersSlide } from '../../parts/slides/autofilters-slide.tsx';
import { DropinfoSlide } from '../../parts/slides/dropinfo-slide.tsx';
import { GoqSlide } from '../../parts/slides/goq-slide.tsx';
import { StatsSlide } from '../../parts/slides/stats-slide.tsx';
import { TipsSlide } from '../../parts/slides/tips-slide.tsx';
import { useSlides } from '../lib/use-slides.ts';
import classes from './hero-slides.module.css';
import { PauseButton } from './pause-button.tsx';
import slideshow from './slideshow.module.css';

const slides = [
  { name: 'tips', title: 'common.tips', Slide: TipsSlide },
  { name: 'stats', title: 'common.statistics', Slide: StatsSlide },
  { name: 'autofilters', title: 'common.autofilters', Slide: AutofiltersSlide },
  { name: 'dropinfo', title: 'common.dropinfo', Slide: DropinfoSlide },
  { name: 'goq', title: 'common.goq', Slide: GoqSlide },
] as const;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The product in five slides that turn by themselves; tabs choose one, and a button stops the turning. */
export function HeroSlides() {
  const intl = useIntl();
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const { index, select, stage, isTurning, isStill, isPaused, togglePause } = useSlides<HTMLDivElement>(
    slides.length,
  );

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + slides.length) % slides.length;
    select(next);
    tabs.current[next]?.focus();
  };

  return (
    <section
      className={classes.slides}
      aria-roledescription={intl.formatMessage({ id: 'public.home.slides.role' })}
      aria-label={intl.formatMessage({ id: 'public.home.slides.label' })}
    >
      <div {...stage}>
        <div className={slideshow.stage} aria-live={isTurning ? 'off' : 'polite'}>
          {slides.map(({ name, Slide }, place) => (
            <div
              key={name}
              className={slideshow.slide}
              id={`${id}-${name}`}
              role="tabpanel"
              aria-labelledby={`${id}-tab-${name}`}
              data-shown={place === index || undefined}
              inert={place !== index}
            >
              <Slide />
            </div>
          ))}
        </div>
        <div
          className={classes.tabs}
          role="tablist"
          aria-label={intl.formatMessage({ id: 'public.home.slides.tabs' })}
        >
          {slides.map(({ name, title }, place) => (
            <UnstyledButton
              key={name}
              ref={(button) => {
                tabs.current[place] = button;
              }}
              role="tab"
              className={classes.tab}
              id={`${id}-tab-${name}`}
              aria-selected={place === index}
              aria-controls={`${id}-${name}`}
              tabIndex={place === index ? 0 : -1}
              data-turning={isTurning || undefined}
              onClick={() => select(place)}
              onKeyDown={walk}
            >
              <span className={classes.progress} aria-hidden="true" />
              <FormattedMessage id={title} />
            </UnstyledButton>
          ))}
        </div>
      </div>
      {!isStill && (
        <PauseButton
          className={classes.pause}
          isPaused={isPaused}
          onPress={togglePause}
          label={intl.formatMessage({
            id: isPaused ? 'public.home.slides.play' : 'public.home.slides.pause',
          })}
        />
      )}
    </section>
  );
}
