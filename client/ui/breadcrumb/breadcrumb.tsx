import styles from './breadcrumb.module.css';

export interface Crumb {
  readonly text: string;
  readonly href: string;
}

interface BreadcrumbProps {
  readonly label: string;
  /** The pages above this one; the page itself is not listed, since its heading follows. */
  readonly crumbs: readonly Crumb[];
}

export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
