const STYLES = `
  :host { display: block; }
  label, p {
    display: flex; align-items: center; gap: 12px; box-sizing: border-box; width: 302px; max-width: 100%; height: 76px; margin: 0;
    padding: 0 14px; border: 1px solid #d3d3d3; border-radius: 3px; background: #f9f9f9; color: #000; font: 14px/1.3 Roboto, sans-serif;
  }
  p { width: 256px; height: 60px; }
  input { width: 28px; height: 28px; margin: 0; }
`;

/**
 * What is seen of a widget: a box to tick, or the badge of the kinds that ask nothing. It draws in a shadow root, as
 * Google draws in a frame: no style of the page reaches it.
 */
export function drawWidget(place: Element, onTick: (() => void) | null): { untick(): void } {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  place.append(host);
  if (onTick === null) {
    const badge = document.createElement('p');
    badge.textContent = 'protected by reCAPTCHA (stand-in)';
    root.append(badge);
    return { untick() {} };
  }
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.addEventListener('change', () => {
    if (box.checked) onTick();
  });
  const label = document.createElement('label');
  label.append(box, 'I’m not a robot (stand-in)');
  root.append(label);
  return {
    untick() {
      box.checked = false;
    },
  };
}
