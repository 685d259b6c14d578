import { ContentPage } from '../parts/content-page.tsx';

export function TermsScreen() {
  return <ContentPage name="terms" anchor="regulamin" />;
}
