import { Suspense, use, type ReactNode } from 'react';
import type { Deferred as DeferredValue } from '../../../shared/pages/page-data.ts';
import { isDeferredMarker, toScriptJson } from './script-json.ts';

interface DeferredProps<T> {
  /** Unique on the page; names the script that carries the value. */
  readonly id: string;
  readonly value: DeferredValue<T>;
  readonly fallback: ReactNode;
  /** Null: the part failed, and the page stands without it (DESIGN.md §3). */
  readonly children: (value: T | null) => ReactNode;
}

/**
 * A part that may come after the first byte. At the edge a promise suspends its own boundary, and its value travels
 * inside it as JSON; hydration reads it there. After a navigation in the browser the value is in the page's data.
 */
export function Deferred<T>({ id, value, fallback, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Settled id={`deferred-${id}`} value={value} fallback={null}>
        {children}
      </Settled>
    </Suspense>
  );
}

function Settled<T>({ id, value, children }: DeferredProps<T>) {
  if (value instanceof Promise) {
    const settled = use(value);
    return (
      <>
        {children(settled)}
        <Carrier id={id} json={toScriptJson(settled)} />
      </>
    );
  }
  if (!isDeferredMarker(value)) return children(value);
  const json = document.getElementById(id)?.textContent ?? 'null';
  return (
    <>
      {children(readCarried<T>(json))}
      <Carrier id={id} json={json} />
    </>
  );
}

function Carrier({ id, json }: { readonly id: string; readonly json: string }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** Our own edge wrote it a moment ago, out of a value of this very type. */
function readCarried<T>(json: string): T | null {
  const value: T | null = JSON.parse(json);
  return value;
}
