import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, use } from 'react';
import { type ContentName, loadContent } from '../../shared/content/load-content.ts';
import { Prose } from '../../shared/content/prose.tsx';
import { useLanguage } from '../../shared/ui/formats.ts';
import classes from './content-page.module.css';

interface ContentPageProps {
  readonly name: ContentName;
  /** Id of the page's element, which menus and other sites may lead to. */
  readonly anchor: string;
  /** What stands beside the text. */
  readonly children?: ReactNode;
}

/** A page of the operator's own text in the language in use. */
export function ContentPage({ name, anchor, children }: ContentPageProps) {
  return (
    <div className={classes.page} id={anchor}>
      <Suspense fallback={<ContentSkeleton />}>
        <ContentText name={name} />
      </Suspense>
      {children && <div className={classes.beside}>{children}</div>}
    </div>
  );
}

/** The text alone; it suspends until the text is here. */
export function ContentText({ name }: Pick<ContentPageProps, 'name'>) {
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
