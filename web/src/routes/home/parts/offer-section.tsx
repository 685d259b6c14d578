import { FormattedMessage } from 'react-intl';
import { useSession } from '../../../shared/session/use-session.ts';
import { Gallery } from './gallery.tsx';
import classes from './offer-section.module.css';
import { Section } from './section.tsx';

const points = [
  ['content.offer.watchTitle', 'content.offer.watchText'],
  ['content.offer.countTitle', 'content.offer.countText'],
  ['content.offer.proveTitle', 'content.offer.proveText'],
] as const;

/** What the product is, in three points and pictures of it. */
export function OfferSection() {
  const { site } = useSession();
  return (
    <Section
      title={<FormattedMessage id="content.offer.heading" />}
      about={<FormattedMessage id="content.offer.about" values={{ site: site.name }} />}
    >
      <div className={classes.offer}>
        <ul className={classes.points}>
          {points.map(([title, text]) => (
            <li key={title}>
              <h3>
                <FormattedMessage id={title} />
              </h3>
              <p>
                <FormattedMessage id={text} />
              </p>
            </li>
          ))}
        </ul>
        <Gallery />
      </div>
    </Section>
  );
}
