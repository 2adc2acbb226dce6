import type { PageDefinition } from '../../shared/pages/definition.ts';
import { themes } from '../../shared/pages/themes.ts';
import site from '../../worker/index.ts';

/** The site with a page that names a guard that does not exist (§8 "Unknown middleware"). */
const page: Omit<PageDefinition, 'guards'> & { guards?: readonly string[] } = themes;
page.guards = ['no-such-guard'];

export default site;
