import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Section } from './section.tsx';

/** How the service counts its result, and the way to it. */
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
    />
  );
}
