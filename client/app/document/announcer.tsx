import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../state/app-context.tsx';

/** Announces the title of the new page to screen readers. */
export function Announcer() {
  useSignals();
  return (
    <output className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer>
      {useApp().navigation.announcement.value}
    </output>
  );
}
