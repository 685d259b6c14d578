import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '../../../shared/ui/formats.ts';
import classes from './gallery.module.css';
import { PauseButton, useSlides } from './slides.tsx';
import slideshow from './slideshow.module.css';

/** Screenshots in web/public/gallery by name, language and scheme, in full size and in the width for phones. */
const screens = ['dashboard', 'dropinfo', 'phone'] as const;
const schemes = ['light', 'dark'] as const;
const otherScheme = { light: 'dark', dark: 'light' } as const;
const size = { width: 1280, height: 800 } as const;
const phoneWidth = 768;
/** The `sizes` attribute: full width on phones and tablets. */
const sizes = '(max-width: 63.999em) 100vw, 64vw';

function sources(picture: string) {
  const fullSize = `/gallery/${picture}.webp`;
  return {
    src: fullSize,
    srcSet: `/gallery/${picture}-${phoneWidth}.webp ${phoneWidth}w, ${fullSize} ${size.width}w`,
  };
}

/** Screenshots that change automatically while visible and not hovered. */
export function Gallery() {
  const intl = useIntl();
  const language = useLanguage();
  const { index, select, stage, isTurning, ...pause } = useSlides(screens.length);
  const move = (offset: number) => select((index + offset + screens.length) % screens.length);

  return (
    <section
      {...stage}
      className={classes.gallery}
      aria-roledescription={intl.formatMessage({ id: 'public.home.slides.role' })}
      aria-label={intl.formatMessage({ id: 'public.home.gallery.label' })}
    >
      <div className={slideshow.stage} aria-live={isTurning ? 'off' : 'polite'}>
        {screens.map((screen, slideIndex) => (
          <figure
            key={screen}
            className={slideshow.slide}
            data-shown={slideIndex === index || undefined}
            aria-hidden={slideIndex !== index}
          >
            {schemes.map((scheme) => {
              const picture = sources(`${screen}-${language}-${scheme}`);
              return (
                <a
                  key={scheme}
                  className={`mantine-${otherScheme[scheme]}-hidden`}
                  href={picture.src}
                  target="_blank"
                  rel="noreferrer"
                  title={intl.formatMessage({ id: 'public.home.gallery.large' })}
                >
                  <img
                    sizes={sizes}
                    {...picture}
                    alt={intl.formatMessage({ id: 'public.home.gallery.screen' }, { screen })}
                    loading="lazy"
                    decoding="async"
                    {...size}
                  />
                </a>
              );
            })}
            <figcaption aria-hidden="true">
              <FormattedMessage id="public.home.gallery.screen" values={{ screen }} />
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={classes.controls}>
        <small>
          <FormattedMessage
            id="public.home.gallery.place"
            values={{ number: index + 1, count: screens.length }}
          />
        </small>
        <UnstyledButton
          variant="icon"
          aria-label={intl.formatMessage({ id: 'public.home.gallery.previous' })}
          onClick={() => move(-1)}
        >
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
        </UnstyledButton>
        <UnstyledButton
          variant="icon"
          aria-label={intl.formatMessage({ id: 'public.home.gallery.next' })}
          onClick={() => move(1)}
        >
          <IconChevronRight size={18} stroke={1.6} aria-hidden />
        </UnstyledButton>
        <PauseButton {...pause} playLabel="public.home.gallery.play" pauseLabel="public.home.gallery.pause" />
      </div>
    </section>
  );
}
