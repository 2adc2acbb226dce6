import type { NamedKey, Point } from './tab.ts';

/** Input of the W3C's WebDriver, which WebDriver BiDi takes in the same words. */
type Action = Readonly<Record<string, unknown>>;

const KEYS: Readonly<Record<NamedKey, string>> = {
  Escape: '\uE00C',
  Tab: '\uE004',
  Enter: '\uE007',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
};

export function pointing({ x, y }: Point): readonly Action[] {
  return [mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })];
}

export function clicking({ x, y }: Point): readonly Action[] {
  return [
    mouse(
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ),
  ];
}

export function typing(text: string): readonly Action[] {
  const strokes = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions: strokes }];
}

export function pressing(key: NamedKey): readonly Action[] {
  return typing(KEYS[key]);
}

function mouse(...actions: readonly Action[]): Action {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}
