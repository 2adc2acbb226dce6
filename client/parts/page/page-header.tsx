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
  /** Breadcrumbs below the home page; paths without locale prefix. The logo leads home where there are none. */
  readonly crumbs?: readonly Crumb[];
  /** How many of them the page lists, in words, beside the title; null or left out: nothing. */
  readonly count?: string | null;
  /** Shown under the text: a badge, a search field. */
  readonly children?: ReactNode;
}

const NO_CRUMBS: readonly Crumb[] = [];

/** Breadcrumbs, title, count and a line of text. Holds the page's only `<h1>`. */
export function PageHeader({
  title,
  text = null,
  crumbs = NO_CRUMBS,
  count = null,
  children,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {crumbs.length === 0 ? null : <Crumbs crumbs={crumbs} />}
      <div className={styles.title}>
        <h1 className={isLongTitle(title) ? styles.long : undefined}>{title}</h1>
        {count === null ? null : <PageCount>{count}</PageCount>}
      </div>
      {text === null || text === '' ? null : <p className={styles.text}>{text}</p>}
      {children}
    </header>
  );
}

/** The way from the home page to this one. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { content, general } = useMessages();
  const to = useLocalPath();
  const way = [{ text: general.home, href: pathTo('home') }, ...crumbs];
  return (
    <Breadcrumb label={content.breadcrumb} crumbs={way.map(({ text, href }) => ({ text, href: to(href) }))} />
  );
}

/** A number of items, beside a page's title or under a list. */
export function PageCount({ children }: { readonly children: ReactNode }) {
  // A filter changes it: `output` is read out then.
  return <output className={styles.count}>{children}</output>;
}
