// @vitest-environment own-window
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { rootOfEachTest } from '../../../testing/client/root-of-each-test.tsx';
import { ChunkError } from './chunk-reload.ts';
import { fetchPart, LazyPart } from './lazy-part.tsx';

const { caught, show, shown } = rootOfEachTest();
/** Of Node's event loop, on which React works here. */
const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
const awaited = <i>soon</i>;

describe('a part that is fetched when it is first rendered', () => {
  test('comes as soon as its code is there, and waits for no clock', async () => {
    show(<LazyPart load={async () => <b>part</b>} fallback={awaited} />);
    expect(shown()).toBe('<i>soon</i>');
    // React shows what a `Suspense` waited for no sooner than 300 ms after its fallback.
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect(shown()).toBe('<b>part</b>');
  });

  test('waits for the messages that it reads, unless it reads those of the frame alone', async () => {
    const world = testApp();
    const words = Promise.withResolvers<void>();
    vi.spyOn(world.app, 'loadWords').mockReturnValue(words.promise);
    show(
      <>
        <LazyPart load={async () => <b>part</b>} fallback={awaited} />
        <LazyPart load={async () => <b>frame</b>} words="frame" />
      </>,
      world,
    );
    await expect.poll(shown).toBe('<i>soon</i><b>frame</b>');
    words.resolve();
    await expect.poll(shown).toBe('<b>part</b><b>frame</b>');
  });

  test('that is not wanted any more when its code comes is not shown', async () => {
    const code = Promise.withResolvers<ReactElement>();
    show(<LazyPart load={() => code.promise} fallback={awaited} />);
    show(<u>other</u>);
    code.resolve(<b>part</b>);
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect(shown()).toBe('<u>other</u>');
  });

  test('is there at once when it was fetched before', async () => {
    const load = async () => <b>part</b>;
    await fetchPart(load, null);
    const onLoaded = vi.fn<() => void>();
    show(<LazyPart load={load} fallback={awaited} onLoaded={onLoaded} />);
    expect(shown()).toBe('<b>part</b>');
    await expect.poll(() => onLoaded.mock.calls.length).toBe(1);
  });

  test('is there at once when it is mounted again', async () => {
    const load = vi.fn<() => Promise<ReactElement>>(async () => <b>part</b>);
    show(<LazyPart key="one" load={load} fallback={awaited} />);
    await expect.poll(shown).toBe('<b>part</b>');
    show(<LazyPart key="two" load={load} fallback={awaited} />);
    expect(shown()).toBe('<b>part</b>');
    expect(load).toHaveBeenCalledOnce();
  });

  test('that cannot be loaded leaves its fallback, and is told as a chunk that failed', async () => {
    const onFail = vi.fn<() => void>();
    show(<LazyPart load={() => Promise.reject(new Error('gone'))} fallback={awaited} onFail={onFail} />);
    await expect.poll(() => onFail.mock.calls.length).toBe(1);
    expect(shown()).toBe('<i>soon</i>');
    expect(caught.mock.calls[0]?.[0]).toBeInstanceOf(ChunkError);
  });

  test('without which the page is whole is missed by nobody', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onFail = vi.fn<() => void>();
    show(
      <LazyPart
        isOptional
        load={() => Promise.reject(new Error('gone'))}
        fallback={awaited}
        onFail={onFail}
      />,
    );
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    warn.mockRestore();
    expect(shown()).toBe('<i>soon</i>');
    expect(onFail).not.toHaveBeenCalled();
    expect(caught).not.toHaveBeenCalled();
  });
});
