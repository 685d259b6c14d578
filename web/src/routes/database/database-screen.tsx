import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { WebOnly } from '../../shared/session/use-session.tsx';
import { ContentPage } from '../parts/content-page.tsx';
import { StatsSlide } from '../parts/slides/stats-slide.tsx';

/** What the database holds, with a piece of the panel that shows it. */
export function DatabaseScreen() {
  return (
    <ContentPage name="database" anchor="database">
      <StatsSlide />
      <WebOnly>
        <Button renderRoot={({ href: _, ...rest }) => <SectionLink section="kup" {...rest} />}>
          <FormattedMessage id="public.home.toPlans" />
        </Button>
      </WebOnly>
    </ContentPage>
  );
}
