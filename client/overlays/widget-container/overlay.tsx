import type { ContainedWidget } from '../../state/platform-calls.ts';
import { simpleOverlay, type Overlay } from '../overlay.ts';

/** The platform's login (§7.6). */
export const loginOverlay = containerOf('login');
/** The platform's registration (§7.6). */
export const registrationOverlay = containerOf('registration');

function containerOf(name: ContainedWidget): Overlay {
  return {
    ...simpleOverlay(async () => {
      const { WidgetContainer } = await import('./widget-container.tsx');
      return <WidgetContainer name={name} />;
    }),
    giveUp({ overlays, wishNotice }) {
      overlays.close();
      wishNotice.fail();
    },
  };
}
