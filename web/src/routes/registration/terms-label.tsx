import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

/** What is agreed to; the documents open beside the form, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <FormattedMessage
      id="public.registration.terms"
      values={{
        terms: (words) => (
          <Box component="a" td="underline" href="/terms" target="_blank" rel="noreferrer">
            {words}
          </Box>
        ),
        privacy: (words) => (
          <Box component="a" td="underline" href="/policies" target="_blank" rel="noreferrer">
            {words}
          </Box>
        ),
      }}
    />
  );
}
