import { useEffect, useState } from 'react';
import type { TocEntry } from '../../../shared/domain/content.ts';

/** A heading counts as reached when it is in the upper third of the window. */
const READING_BAND = '-85px 0px -66% 0px';

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
      { rootMargin: READING_BAND },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
