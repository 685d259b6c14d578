import { FormattedMessage } from 'react-intl';
import { useSession } from '../../../shared/session/use-session.ts';
import { Gallery } from './gallery.tsx';
import classes from './offer-section.module.css';
import { Section } from './section.tsx';

const points = ['watch', 'count', 'prove'] as const;

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
          {points.map((point) => (
            <li key={point}>
              <h3>
                <FormattedMessage id={`content.offer.${point}Title`} />
              </h3>
              <p>
                <FormattedMessage id={`content.offer.${point}Text`} />
              </p>
            </li>
          ))}
        </ul>
        <Gallery />
      </div>
    </Section>
  );
}
