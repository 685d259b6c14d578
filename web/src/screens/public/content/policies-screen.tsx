import { ContentPage } from './content-page.tsx';

/** The privacy policy. */
export function PoliciesScreen() {
  return <ContentPage name="policies" anchor="polityka" />;
}
