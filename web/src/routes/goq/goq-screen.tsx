import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { WebOnly } from '../../shared/session/use-session.tsx';
import { ContentPage } from '../parts/content-page.tsx';
import { GoqSlide } from '../parts/slides/goq-slide.tsx';

/** What the quality guarantee is, with a piece of the panel that shows it. */
export function GoqScreen() {
  return (
    <ContentPage name="goq" anchor="goq">
      <GoqSlide />
      <WebOnly>
        <Button renderRoot={({ href: _, ...rest }) => <SectionLink section="kup" {...rest} />}>
          <FormattedMessage id="public.home.toPlans" />
        </Button>
      </WebOnly>
    </ContentPage>
  );
}
