import type { Root } from 'hast';
import { addClass, attributeOf, eachElement } from './element.ts';
import { safeStyle } from './safe-style.ts';

/** Reduces inline style to what is safe and readable here (safe-style.ts). */
export function restrictStyles(): (tree: Root) => void {
  return (tree) => {
    eachElement(tree, (element) => {
      const written = attributeOf(element, 'style');
      if (written === undefined) return;
      const { style, hasPreset, isLightGround } = safeStyle(written);
      if (style === '') delete element.properties['style'];
      else element.properties['style'] = style;
      if (hasPreset) addClass(element, 'cms-presets');
      if (isLightGround) addClass(element, 'cms-on-light');
    });
  };
}
