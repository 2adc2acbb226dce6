import type { ReactNode } from 'react';
import type { TocEntry } from '../../../shared/domain/content.ts';
import { useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Toc } from '../../ui/toc/toc.tsx';
import styles from './reading.module.css';
import { useReadingPosition } from './reading-position.ts';

/** Fewest headings that get a table of contents. */
const SHORTEST_TOC = 3;

interface ReadingProps {
  readonly toc: readonly TocEntry[];
  /** What stands before the text, as wide as it. */
  readonly lead?: ReactNode;
  /** What stands beside the text on wide screens, over the table of contents, and before both on narrow ones. */
  readonly beside?: ReactNode;
  /** What is beside the text stays in sight while that is read. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/**
 * Editors' content with its table of contents (§2.12): on wide screens beside the text, sticky, with the current section
 * marked; on narrow ones folded above it.
 */
export function Reading({ toc, lead, beside = null, stays = false, children }: ReadingProps) {
  const { content } = useMessages();
  const current = useReadingPosition(toc);
  const hasToc = toc.length >= SHORTEST_TOC;
  const hasAside = hasToc || beside !== null;
  return (
    <div
      className={classNames(
        styles.reading,
        hasAside && styles.withAside,
        beside !== null && styles.withPanel,
      )}
    >
      {lead}
      {hasAside ? (
        <aside className={classNames(styles.aside, stays && styles.stays)}>
          {beside}
          {hasToc ? (
            <details>
              <summary>
                {content.onThisPage}
                <Icon name="chevron-down" size={20} />
              </summary>
              <Toc title={content.onThisPage} entries={toc} current={current} />
            </details>
          ) : null}
        </aside>
      ) : null}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
