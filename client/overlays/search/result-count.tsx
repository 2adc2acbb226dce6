import { useEffect, useState } from 'react';

/** Long enough that the count is not read out while the visitor types. */
const SETTLED_MS = 700;

interface ResultCountProps {
  readonly query: string;
  readonly text: string;
}

/** Announces the number of results once typing has paused; for a new query also when the text is the same as before. */
export function ResultCount({ query, text }: ResultCountProps) {
  const [said, setSaid] = useState({ query: '', text: '' });
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ query, text }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, text]);
  return (
    <output className="visually-hidden" aria-live="polite" aria-atomic="true">
      {said.query === query ? said.text : ''}
    </output>
  );
}
