import { useEffect } from 'react';
import { useApp } from '../../state/app-context.tsx';

/**
 * Has the document's live region say what has become of the page (WCAG 4.1.3): a status that is inserted together with its words is
 * often not read out. Null: nothing to say. Not for what is in a modal dialog, which mutes all outside of it.
 */
export function useAnnouncement(words: string | null): void {
  const { navigation } = useApp();
  useEffect(() => (words === null ? undefined : navigation.announce(words)), [navigation, words]);
}
