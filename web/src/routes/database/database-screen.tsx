import { ContentPage } from '../parts/content-page.tsx';
import { StatsSlide } from '../parts/slides/stats-slide.tsx';

export function DatabaseScreen() {
  return (
    <ContentPage name="database" anchor="database">
      <StatsSlide />
    </ContentPage>
  );
}
