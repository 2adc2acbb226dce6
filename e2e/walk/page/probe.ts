/**
 * Runs in the page, built to one script by `probe-script.ts`. It only looks: what the walker does is done by the browser's
 * own mouse and keyboard.
 */
export { look } from './look.ts';
export { targets, bring } from './targets.ts';
