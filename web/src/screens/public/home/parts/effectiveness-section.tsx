import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ClaimFigures } from './claim-figures.tsx';
import { Section } from './section.tsx';

/** What the service claims, with its date and the way to the proof. */
export function EffectivenessSection() {
  return (
    <Section
      title={<FormattedMessage id="content.effectiveness.heading" />}
      about={<FormattedMessage id="content.effectiveness.about" />}
      aside={
        <Button variant="default" component={Link} to="/nasza-skutecznosc">
          <FormattedMessage id="public.home.effectiveness.more" />
        </Button>
      }
    >
      <ClaimFigures />
    </Section>
  );
}
