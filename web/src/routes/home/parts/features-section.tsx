import { FormattedMessage } from 'react-intl';
import { FeatureSample } from './feature-sample.tsx';
import classes from './features-section.module.css';
import { Section } from './section.tsx';

const features = [
  ['defaultTips', 'content.features.defaultTips.title', 'content.features.defaultTips.text'],
  ['specialTips', 'content.features.specialTips.title', 'content.features.specialTips.text'],
  ['aiTips', 'content.features.aiTips.title', 'content.features.aiTips.text'],
  ['goq', 'content.features.goq.title', 'content.features.goq.text'],
  ['stats', 'content.features.stats.title', 'content.features.stats.text'],
  ['autofilters', 'content.features.autofilters.title', 'content.features.autofilters.text'],
  ['dropsignal', 'content.features.dropsignal.title', 'content.features.dropsignal.text'],
  ['database', 'content.features.database.title', 'content.features.database.text'],
  ['future', 'content.features.future.title', 'content.features.future.text'],
] as const;

/** The nine tools, each with a small piece of it. */
export function FeaturesSection() {
  return (
    <Section
      anchor="zalety"
      title={<FormattedMessage id="content.features.heading" />}
      about={<FormattedMessage id="content.features.about" />}
    >
      <ul className={classes.features}>
        {features.map(([name, title, text]) => (
          <li key={name}>
            <div className={classes.sample} aria-hidden="true">
              <FeatureSample name={name} />
            </div>
            <h3>
              <FormattedMessage id={title} />
            </h3>
            <p>
              <FormattedMessage id={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
