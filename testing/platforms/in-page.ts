/** What the platform report brings into a page, as one script (`testing/browser/page-script.ts`). */
export { misbehave } from './misbehaviours.ts';
export { createSecondPlatform } from './second-platform.ts';
