import type { ContainedWidget } from '../../state/platform-calls.ts';
import type { Overlay } from '../overlay.ts';

/** The platform's login (§7.6). */
export const loginOverlay = containerOf('login');
/** The platform's registration (§7.6). */
export const registrationOverlay = containerOf('registration');

/** Forward does not open it again: the player may have logged in since. */
function containerOf(name: ContainedWidget): Overlay {
  return {
    kind: 'container',
    isOpen: ({ overlays }) => overlays.openName.value === name,
    close: ({ overlays }) => overlays.close(name),
    async load() {
      const { WidgetContainer } = await import('./widget-container.tsx');
      return <WidgetContainer name={name} />;
    },
    unmounts: true,
    onFail: ({ wishNotice }) => wishNotice.fail(),
  };
}
