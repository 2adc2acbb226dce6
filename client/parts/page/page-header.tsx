import type { ReactNode } from 'react';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { useLocalPath } from '../links/links.ts';
import { isLongTitle } from './long-title.ts';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly text?: string | null;
  /** Breadcrumbs below the home page; paths without locale prefix. */
  readonly crumbs?: readonly Crumb[];
  /** Shown under the text: a count, a badge, a search field. */
  readonly children?: ReactNode;
}

const NO_CRUMBS: readonly Crumb[] = [];

/** Breadcrumbs, title and a line of text. Holds the page's only `<h1>`. */
export function PageHeader({ title, text = null, crumbs = NO_CRUMBS, children }: PageHeaderProps) {
  const { general } = useMessages();
  const to = useLocalPath();
  const way = [{ text: general.home, href: pathTo('home') }, ...crumbs];
  return (
    <header className={styles.header}>
      <Breadcrumb
        label={general.breadcrumb}
        crumbs={way.map(({ text: name, href }) => ({ text: name, href: to(href) }))}
      />
      <h1 className={isLongTitle(title) ? styles.long : undefined}>{title}</h1>
      {text === null || text === '' ? null : <p className={styles.text}>{text}</p>}
      {children}
    </header>
  );
}

/** A number of items, under a page's title. */
export function PageCount({ children }: { readonly children: ReactNode }) {
  return <p className={styles.count}>{children}</p>;
}
