import { useEffect, useState } from 'react';

/** Long enough that a hand that types is not talked over. */
const SETTLED_MS = 700;

interface ResultCountProps {
  readonly query: string;
  readonly text: string;
}

/** Says politely what the query found, once the typing has paused; of another query also what is the same again. */
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
