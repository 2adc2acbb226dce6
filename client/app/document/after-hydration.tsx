import { useEffect } from 'react';

interface AfterHydrationProps {
  readonly run: (() => void) | undefined;
}

/** Runs once React answers for the document; at the edge never. */
export function AfterHydration({ run }: AfterHydrationProps) {
  useEffect(() => run?.(), [run]);
  return null;
}
