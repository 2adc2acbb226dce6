import { describe, expect, test } from 'vitest';
import { LIMIT_PROMPT_INTERVAL_MS } from '../../../shared/config/constants.ts';
import { testCollaborators } from '../../../testing/client/collaborators.ts';
import { LimitPrompt } from './limit-prompt.ts';

function prompts(isOwed = true) {
  const world = testCollaborators();
  return { world, prompt: new LimitPrompt(world, () => isOwed) };
}

describe('§5 players are asked for a limit', () => {
  test('as they register, and again half a year after they answered', () => {
    const { world, prompt } = prompts();
    expect(prompt.isDue.value).toBe(false);
    prompt.belongTo(7);
    expect(prompt.isDue.value).toBe(true);
    prompt.settle();
    expect(prompt.isDue.value).toBe(false);
    const key = 'limitPrompt:7';
    const askedAt = Number(world.storage.get(key));
    expect(askedAt).toBe(world.timers.now());
    for (const [ago, isDue] of [
      [LIMIT_PROMPT_INTERVAL_MS - 1, false],
      [LIMIT_PROMPT_INTERVAL_MS, true],
      // By a clock that was ahead then.
      [-1, true],
    ] as const) {
      world.storage.set(key, String(world.timers.now() - ago));
      prompt.belongTo(7);
      expect(prompt.isDue.value, String(ago)).toBe(isDue);
    }
  });

  test('each for themselves, and guests not at all', () => {
    const { prompt } = prompts();
    prompt.belongTo(7);
    prompt.settle();
    prompt.belongTo(8);
    expect(prompt.isDue.value).toBe(true);
    prompt.belongTo(null);
    expect(prompt.isDue.value).toBe(false);
    prompt.belongTo(7);
    expect(prompt.isDue.value).toBe(false);
  });

  test('only where the market asks for it; one that was not shown comes with the next login', () => {
    const elsewhere = prompts(false).prompt;
    elsewhere.belongTo(7);
    expect(elsewhere.isDue.value).toBe(false);
    const { prompt } = prompts();
    prompt.belongTo(7);
    prompt.putOff();
    prompt.belongTo(7);
    expect(prompt.isDue.value).toBe(true);
  });
});
