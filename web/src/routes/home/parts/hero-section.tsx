import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { WebOnly } from '../../../shared/session/web-only.tsx';
import { ClaimFigures } from './claim-figures.tsx';
import classes from './hero-section.module.css';
import { HeroSlides } from './hero-slides.tsx';

/** The first screenful: what the service is, the way on, its claims, and the product in five slides. */
export function HeroSection() {
  const { site } = useSession();
  return (
    <section className={classes.hero} id="start">
      <div>
        <h1 className={classes.heading}>
          <FormattedMessage id="content.hero.heading" />
        </h1>
        <p className={classes.about}>
          <FormattedMessage id="content.hero.about" values={{ site: site.name }} />
        </p>
        {site.dashboardBreak && (
          <p className={classes.closed} role="status">
            <FormattedMessage id="public.home.dashboardBreak" />
          </p>
        )}
        <div className={classes.ways}>
          <WebOnly>
            <Button size="md" renderRoot={({ href: _, ...rest }) => <SectionLink section="kup" {...rest} />}>
              <FormattedMessage id="public.home.toPlans" />
            </Button>
          </WebOnly>
          <Button size="md" variant="default" component={Link} to="/nasza-skutecznosc">
            <FormattedMessage id="public.home.toEffectiveness" />
          </Button>
        </div>
        <ClaimFigures />
      </div>
      <HeroSlides />
    </section>
  );
}
