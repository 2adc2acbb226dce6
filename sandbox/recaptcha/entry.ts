import { drawWidget } from './draw-widget.ts';

/** What a page gives `render` (https://developers.google.com/recaptcha/docs/display). */
interface RenderOptions {
  readonly sitekey: string;
  readonly size?: 'normal' | 'compact' | 'invisible';
  readonly callback?: (token: string) => void;
  readonly 'error-callback'?: () => void;
}

interface Widget {
  readonly options: RenderOptions;
  readonly untick: () => void;
  token: string;
}

/** A site key that begins so gets an error instead of a token. */
const BROKEN_KEY = 'broken';

/**
 * A stand-in for Google's script: widgets of version 2, ticked or invisible, and of version 3. Its tokens come from the
 * origin of the script, which checks them too (`sandbox/routes/recaptcha.ts`).
 */
function install(address: URL): void {
  const widgets: Widget[] = [];

  const fetchToken = async (sitekey: string, action: string | null): Promise<string> => {
    if (sitekey.startsWith(BROKEN_KEY)) throw new Error('reCAPTCHA: the key is broken');
    const body = new URLSearchParams({ k: sitekey, ...(action === null ? {} : { action }) });
    const response = await fetch(new URL('/recaptcha/token', address), { method: 'POST', body });
    if (!response.ok) throw new Error(`reCAPTCHA: ${response.status}`);
    return response.text();
  };

  const solve = async (widget: Widget): Promise<void> => {
    // As with Google's, a failure is heard of by this callback alone.
    const token = await fetchToken(widget.options.sitekey, null).catch(() => null);
    if (token === null) {
      widget.options['error-callback']?.();
      return;
    }
    widget.token = token;
    widget.options.callback?.(token);
  };

  const widgetOf = (id: number): Widget => {
    const widget = widgets[id];
    if (widget === undefined) throw new Error('Invalid reCAPTCHA client id');
    return widget;
  };

  Reflect.set(window, 'grecaptcha', {
    render(place: Element, options: RenderOptions): number {
      if (place.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element');
      const drawn = drawWidget(place, options.size === 'invisible' ? null : () => void solve(widget));
      const widget: Widget = { options, untick: drawn.untick, token: '' };
      return widgets.push(widget) - 1;
    },
    reset(id: number): void {
      const widget = widgetOf(id);
      widget.token = '';
      widget.untick();
    },
    getResponse: (id: number) => widgetOf(id).token,
    /** Version 2 calls back, version 3 says an action and gets a promise. */
    execute(id: number, options?: { readonly action: string }): Promise<string> | undefined {
      const widget = widgetOf(id);
      if (options !== undefined) return fetchToken(widget.options.sitekey, options.action);
      void solve(widget);
      return undefined;
    },
  });

  const loaded: unknown = Reflect.get(window, address.searchParams.get('onload') ?? '');
  if (typeof loaded === 'function') loaded();
}

// This is the script at `/recaptcha/api.js`.
if (document.currentScript instanceof HTMLScriptElement) install(new URL(document.currentScript.src));
