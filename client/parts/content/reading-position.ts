import { useEffect, useState } from 'react';
import type { TocEntry } from '../../../shared/domain/content.ts';

/**
 * A heading counts as reached from the upper third of the window on. All that lies above belongs to it, so that each heading that
 * changes sides is told of, however far the page has jumped.
 */
const READ = '1000000px 0px -66.6% 0px';

/** Id of the heading whose section is being read; null before the first heading. */
export function useReadingPosition(entries: readonly TocEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = entries
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter(
          (heading) => heading.getBoundingClientRect().top < window.innerHeight / 3,
        );
        setCurrent(passed.at(-1)?.id ?? null);
      },
      { rootMargin: READ },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
