import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { Messages } from '../../shared/i18n/messages.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { AppState } from './app-state.ts';
import { useFromDocument } from './hydration/use-from-document.ts';

// No default: the state belongs to one request or one page load, and a component without a provider is a mistake.
const AppContext = createContext<AppState | null>(null);

interface AppProviderProps {
  readonly app: AppState;
  readonly children: ReactNode;
}

export function AppProvider({ app, children }: AppProviderProps) {
  return <AppContext value={app}>{children}</AppContext>;
}

/**
 * The models. A component that reads a signal's `.value` while it renders calls `useSignals()` first.
 * @throws Error when there is no `AppProvider` above
 */
export function useApp(): AppState {
  const app = use(AppContext);
  if (app === null) {
    throw new Error('No AppProvider');
  }
  return app;
}

/** Data of the page that is shown; the component renders again when the visitor goes to another page. */
export function usePageData(): PageData {
  const { pageData, sent } = useApp().navigation;
  return useFromDocument(pageData, sent());
}

/** Texts in the page's language; it does not change without a full load (§2.7 language links). */
export function useMessages(): Messages {
  return useApp().messages;
}

export function useLocale(): Locale {
  return useApp().navigation.pageData.peek().address.locale;
}
