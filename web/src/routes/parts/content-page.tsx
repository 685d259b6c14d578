import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, use } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { WebOnly } from '../../shared/session/use-session.tsx';
import { useLanguage } from '../../shared/ui/formats.ts';
import { type ContentName, loadContent } from '../lib/content.ts';
import classes from './content-page.module.css';
import { Prose } from './prose.tsx';

interface ContentPageProps {
  readonly name: ContentName;
  /** Id of the page's element, for links to it. */
  readonly anchor: string;
  /** Shown next to the text, above the link to the plans. */
  readonly children?: ReactNode;
}

/** A page of the operator's text in the current language. */
export function ContentPage({ name, anchor, children }: ContentPageProps) {
  return (
    <div className={classes.page} id={anchor}>
      <Suspense fallback={<ContentSkeleton />}>
        <ContentText name={name} />
      </Suspense>
      {children && (
        <div className={classes.aside}>
          {children}
          <WebOnly>
            <Button renderRoot={({ href: _, ...rest }) => <SectionLink section="plans" {...rest} />}>
              <FormattedMessage id="shared.state.seePlans" />
            </Button>
          </WebOnly>
        </div>
      )}
    </div>
  );
}

/** The text alone. It suspends until the text is loaded. */
function ContentText({ name }: Pick<ContentPageProps, 'name'>) {
  const language = useLanguage();
  return <Prose content={use(loadContent(name, language))} />;
}

const lines = ['40%', '95%', '88%', '92%', '60%', '30%', '90%', '75%'];

function ContentSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      {lines.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </div>
  );
}
