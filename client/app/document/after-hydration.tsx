import { useEffect } from 'react';

interface AfterHydrationProps {
  readonly run: (() => void) | undefined;
}

/** Calls `run` once the document is hydrated; never at the edge. */
export function AfterHydration({ run }: AfterHydrationProps) {
  useEffect(() => run?.(), [run]);
  return null;
}
