import { ContentPage } from '../parts/content-page.tsx';
import { GoqSlide } from '../parts/slides/goq-slide.tsx';

export function GoqScreen() {
  return (
    <ContentPage name="goq" anchor="goq">
      <GoqSlide />
    </ContentPage>
  );
}
