import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../state/app-context.tsx';

/** Says the title of the page just reached to those who do not see it change. */
export function Announcer() {
  useSignals();
  return (
    <output className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer>
      {useApp().navigation.announcement.value}
    </output>
  );
}
