import type { PageDefinition } from '../../shared/pages/definition.ts';
import { PAGES } from '../../shared/pages/pages.ts';
import site from '../../worker/index.ts';

/** The site with a page that names a guard that does not exist (§8 "Unknown middleware"). */
const themes: Omit<PageDefinition, 'guards'> & { guards?: readonly string[] } = PAGES.themes;
themes.guards = ['no-such-guard'];

export default site;
