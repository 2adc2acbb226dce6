import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * happy-dom, whose window is opened anew for each file (testing/client/open-window.ts): Vitest opens one for all files of a worker
 * that share their modules, with whatever the files before have left in it.
 */
const environment: Environment = {
  name: 'own-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    const open = () => builtinEnvironments['happy-dom'].setup(global, options);
    let opened = await open();
    Reflect.set(global, 'openWindow', async () => {
      await opened.teardown(global);
      opened = await open();
    });
    return { teardown: () => opened.teardown(global) };
  },
};
export default environment;
