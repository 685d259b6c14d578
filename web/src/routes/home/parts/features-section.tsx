import { FormattedMessage } from 'react-intl';
import { type FeatureName, FeatureSample } from './feature-sample.tsx';
import classes from './features-section.module.css';
import { Section } from './section.tsx';

const features: readonly FeatureName[] = [
  'defaultTips',
  'specialTips',
  'aiTips',
  'goq',
  'stats',
  'autofilters',
  'dropsignal',
  'database',
  'future',
];

/** The nine tools, each with a small piece of it. */
export function FeaturesSection() {
  return (
    <Section
      anchor="zalety"
      title={<FormattedMessage id="content.features.heading" />}
      about={<FormattedMessage id="content.features.about" />}
    >
      <ul className={classes.features}>
        {features.map((name) => (
          <li key={name}>
            <div className={classes.sample} aria-hidden="true">
              <FeatureSample name={name} />
            </div>
            <h3>
              <FormattedMessage id={`content.features.${name}.title`} />
            </h3>
            <p>
              <FormattedMessage id={`content.features.${name}.text`} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
