import { ContentPage } from '../parts/content-page.tsx';
import { StatsSlide } from '../parts/slides/stats-slide.tsx';

/** What the database holds, with a piece of the panel that shows it. */
export function DatabaseScreen() {
  return (
    <ContentPage name="database" anchor="database">
      <StatsSlide />
    </ContentPage>
  );
}
