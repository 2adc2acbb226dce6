import type { ContainedWidget } from '../../state/platform-calls.ts';
import { componentOf, OPEN_BY_NAME, type Overlay } from '../overlay.ts';

/** The platform's login (§7.6). */
export const loginOverlay = containerOf('login');
/** The platform's registration (§7.6). */
export const registrationOverlay = containerOf('registration');

/** Forward does not open it again: the player may have logged in since. */
function containerOf(name: ContainedWidget): Overlay {
  return {
    ...OPEN_BY_NAME,
    kind: 'container',
    load: componentOf('widget-container', name),
    unmounts: true,
    onFail: ({ wishNotice }) => wishNotice.fail(),
  };
}
