import { Suspense, use, type ReactNode } from 'react';
import type { Deferred as DeferredValue } from '../../../shared/pages/definition.ts';
import { useDataBlocks } from '../../trusted/trusted.ts';
import { isDeferredMarker, toScriptJson } from './script-json.ts';

interface DeferredProps<T> {
  /** Unique on the page: part of the id of the script that carries the value. */
  readonly id: string;
  readonly value: DeferredValue<T>;
  readonly fallback: ReactNode;
  /** Null: the part failed, and the page is shown without it. */
  readonly children: (value: T | null) => ReactNode;
}

/**
 * A part that is streamed after the rest of the page. At the edge a promise suspends its own boundary, and its value is
 * written into that boundary as JSON, where hydration reads it. After a client-side navigation it is in the page's data.
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
  return <div hidden {...useDataBlocks([{ type: 'application/json', id, json }])} />;
}

/** Not validated: our own edge wrote it, from a value of this type. */
function readCarried<T>(json: string): T | null {
  const value: T | null = JSON.parse(json);
  return value;
}
