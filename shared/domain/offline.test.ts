import { describe, expect, test } from 'vitest';
import { fillOffline, OFFLINE_MARKS, readKeptLobby, type KeptLobby } from './offline.ts';

const HTML = `<section id="lobby"${OFFLINE_MARKS.hidden}><p>From ${OFFLINE_MARKS.when}.</p>${OFFLINE_MARKS.lobby}</section>`;
const DOCUMENT = { html: HTML, tag: 'en-GB' };
const LOBBY: KeptLobby = {
  tag: 'en-GB',
  seenAt: Date.parse('2026-11-22T20:00:00Z'),
  rows: [{ title: 'New', games: ['Golden Scarab', '<img src=x onerror=alert(1)> & "Co" $&'] }],
};

describe('the offline document', () => {
  test('has the last lobby in it, and says when that was', () => {
    const html = fillOffline(DOCUMENT, LOBBY);
    expect(html).not.toContain('hidden');
    expect(html).toMatch(/From 22 Nov 2026, \d{2}:00\./u);
    expect(html).toContain('<h3>New</h3><ul><li>Golden Scarab</li>');
  });

  test('shows names as text, whatever they are', () => {
    expect(fillOffline(DOCUMENT, LOBBY)).toContain(
      '<li>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot; $&amp;</li>',
    );
  });

  test('without a lobby keeps its place hidden', () => {
    expect(fillOffline(DOCUMENT, null)).toBe(HTML);
  });

  test('keeps the place of a lobby in another language hidden', () => {
    expect(fillOffline(DOCUMENT, { ...LOBBY, tag: 'es-ES' })).toBe(HTML);
    expect(fillOffline({ html: HTML, tag: null }, LOBBY)).toBe(HTML);
  });

  test('takes a lobby that was kept, and nothing of another shape', () => {
    expect(readKeptLobby(structuredClone(LOBBY))).toEqual(LOBBY);
    for (const other of [
      null,
      [],
      'lobby',
      { ...LOBBY, tag: 1 },
      { ...LOBBY, rows: {} },
      { ...LOBBY, rows: [null] },
      { ...LOBBY, rows: [{ title: 'New', games: [1] }] },
    ]) {
      expect(readKeptLobby(other), JSON.stringify(other)).toBeNull();
    }
  });
});
