import { useEffect, useState } from 'react';

/** Long enough that a hand that types is not talked over. */
const SETTLED_MS = 700;

/** Says politely what the query found, once the typing has paused. */
export function ResultCount({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <output className="visually-hidden" aria-live="polite" aria-atomic="true">
      {said}
    </output>
  );
}
