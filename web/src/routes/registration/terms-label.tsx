import { FormattedMessage } from 'react-intl';

/** What is agreed to; the documents open beside the form, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <FormattedMessage
      id="public.registration.terms"
      values={{
        terms: (words) => (
          <a href="/terms" target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
        privacy: (words) => (
          <a href="/policies" target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      }}
    />
  );
}
