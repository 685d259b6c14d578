import { ContentPage } from '../parts/content-page.tsx';

export function PoliciesScreen() {
  return <ContentPage name="policies" anchor="polityka" />;
}
