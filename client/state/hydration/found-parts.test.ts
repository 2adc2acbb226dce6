// @vitest-environment own-window
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FoundPart } from '../../../shared/domain/games/lobby.ts';
import { createFoundParts } from './found-parts.ts';

const part = (id: string): FoundPart => ({ id, isInDocument: true });
const unfollowed = () => undefined;

beforeEach(() => {
  document.body.innerHTML = '<section id="slots"><h2 id="row-slots">Slots</h2><button></button></section>';
});

describe('a part of which the document alone has the contents', () => {
  test('keeps its element as it was found, and follows it', () => {
    const adopted = vi.fn<() => void>();
    const follow = vi.fn<(element: HTMLElement | null) => undefined>();
    const section = document.querySelector('section');
    const slots = part('slots');
    const found = createFoundParts(adopted);
    found.hold({ name: 'home', rows: [slots] });
    found.refOf(slots, follow)(section);
    expect(follow).toHaveBeenCalledExactlyOnceWith(section);
    expect(section?.childElementCount).toBe(2);
    expect(found.elementOf(slots)).toBe(section);
    expect(adopted).not.toHaveBeenCalled();
  });

  test('gives them to the element that comes in its place, as often as one does', () => {
    const adopted = vi.fn<() => void>();
    const slots = part('slots');
    const found = createFoundParts(adopted);
    found.hold({ name: 'home', rows: [slots] });
    const ref = found.refOf(slots, unfollowed);
    ref(document.querySelector('section'));
    const button = document.querySelector('button');
    for (let visit = 1; visit < 3; visit += 1) {
      document.body.replaceChildren(document.createElement('section'));
      expect(found.refOf(slots, unfollowed)).toBe(ref);
      ref(document.querySelector('section'));
      expect(document.querySelector('section h2 + button')).toBe(button);
      expect(adopted).toHaveBeenCalledTimes(visit);
    }
  });

  test('is held although it was never hydrated, and is not looked for on a page with a part of the same name', () => {
    const slots = part('slots');
    const found = createFoundParts(() => undefined);
    found.hold({ rows: [slots, part('jackpots')] });
    const button = document.querySelector('button');
    document.body.innerHTML =
      '<section><h2 id="row-slots">Other slots</h2></section><section id="new"></section>';
    found.refOf(slots, unfollowed)(document.querySelector<HTMLElement>('#new'));
    expect(document.querySelector('#new button')).toBe(button);
    expect(document.body.textContent).toBe('Other slotsSlots');
    expect(found.elementOf(part('jackpots'))).toBeNull();
  });
});
