import type { ReactElement } from 'react';

/** Comes with this file, so that it is there when that of an overlay is not. */
export { StandIn } from './stand-in.tsx';

/**
 * Where the code of each overlay is, by the name of its line in `overlays.ts`. A file of its own, which is fetched beside hydration:
 * a page has no use for the names of these files before something opens over it.
 */
export const COMPONENTS = {
  async chatForm() {
    const { ChatForm } = await import('./chat-form/chat-form.tsx');
    return <ChatForm />;
  },
  async consent() {
    const { ConsentPopup } = await import('./consent/consent-popup.tsx');
    return <ConsentPopup />;
  },
  async contact() {
    const { ContactPopup } = await import('./contact/contact-popup.tsx');
    return <ContactPopup />;
  },
  async gameContainer() {
    const { GameContainer } = await import('./game-container/game-container.tsx');
    return <GameContainer />;
  },
  async infoPopup() {
    const { InfoPopup } = await import('./info-popup/info-popup.tsx');
    return <InfoPopup />;
  },
  async limitPrompt() {
    const { LimitPrompt } = await import('./limit-prompt/limit-prompt.tsx');
    return <LimitPrompt />;
  },
  async login() {
    const { WidgetContainer } = await import('./widget-container/widget-container.tsx');
    return <WidgetContainer name="login" />;
  },
  async registration() {
    const { WidgetContainer } = await import('./widget-container/widget-container.tsx');
    return <WidgetContainer name="registration" />;
  },
  async search() {
    const { SearchOverlay } = await import('./search/search-overlay.tsx');
    return <SearchOverlay />;
  },
} satisfies Readonly<Record<string, () => Promise<ReactElement>>>;
