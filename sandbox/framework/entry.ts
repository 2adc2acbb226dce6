import { createPlatform } from './create-platform.ts';
import { createEvents } from './events.ts';
import { misbehave, misbehaviourOf } from './misbehave.ts';

const LATE_MS = 5_000;

/**
 * Installs `window.CasinoPlatform` and its globals. The player API is at the origin that the script came from, which
 * only the script element knows, and only while it is being run. Whatever happens in here, the page that loads it goes on.
 */
function install(script: HTMLOrSVGScriptElement | null): void {
  try {
    if (!(script instanceof HTMLScriptElement) || window.CasinoPlatform !== undefined) return;
    const address = new URL(script.src);
    const kind = misbehaviourOf(address.searchParams.get('misbehave'));
    const put = (): void => {
      const { platform, openOffersPopup } = createPlatform({
        origin: address.origin,
        events: createEvents(),
      });
      window.CasinoPlatform = misbehave(platform, kind);
      window.openOffersPopup = openOffersPopup;
    };
    if (kind === 'late') setTimeout(put, LATE_MS);
    else put();
  } catch (error) {
    reportError(error);
  }
}

// This is the script at `/platform.js`.
install(document.currentScript);
