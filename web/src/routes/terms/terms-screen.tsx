import { ContentPage } from '../parts/content-page.tsx';

/** The terms of service. */
export function TermsScreen() {
  return <ContentPage name="terms" anchor="regulamin" />;
}
