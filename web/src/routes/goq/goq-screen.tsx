import { ContentPage } from '../parts/content-page.tsx';
import { GoqSlide } from '../parts/slides/goq-slide.tsx';

/** What the quality guarantee is, with a piece of the panel that shows it. */
export function GoqScreen() {
  return (
    <ContentPage name="goq" anchor="goq">
      <GoqSlide />
    </ContentPage>
  );
}
