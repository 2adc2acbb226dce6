// Plain JavaScript for whatever Node is there: it installs what is missing, then hands over to the Node of node_modules.
import { ensureInstalled, runWithOwnNode } from './setup/ensure-installed.mjs';

ensureInstalled();
runWithOwnNode('scripts/test.ts');
