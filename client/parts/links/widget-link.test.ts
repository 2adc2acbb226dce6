import { expect, test } from 'vitest';
import { deepLinkTarget } from '../../platform/calls/deep-links.ts';
import { WIDGET_NAMES } from '../../state/platform-calls.ts';
import { widgetHref } from './widget-link.tsx';

test.each(WIDGET_NAMES)(
  '§2.6 the link to %s opens it in a new tab and before scripts have loaded too',
  (name) => {
    expect(deepLinkTarget(widgetHref(name))).toBe(name);
  },
);
