import { ContentPage } from '../parts/content-page.tsx';

/** The privacy policy. */
export function PoliciesScreen() {
  return <ContentPage name="policies" anchor="polityka" />;
}
