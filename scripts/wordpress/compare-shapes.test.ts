import { describe, expect, it } from 'vitest';
import { compareShapes } from './compare-shapes.ts';

describe('compareShapes', () => {
  it('finds nothing between answers that differ in content alone', () => {
    const reference = [{ id: 1, title: { rendered: 'One' }, tags: [1, 2] }];
    const candidate = [
      { id: 7, title: { rendered: 'Seven' }, tags: [] },
      { id: 8, title: { rendered: '' }, tags: [3] },
    ];
    expect(compareShapes(reference, candidate)).toEqual([]);
  });

  it('tells what the candidate lacks and what it has alone', () => {
    expect(compareShapes({ slug: 'a', link: 'b' }, { slug: 'a', url: 'b' })).toEqual([
      { path: '.link', kind: 'missing', reference: 'string', candidate: '' },
      { path: '.url', kind: 'extra', reference: '', candidate: 'string' },
    ]);
  });

  it('tells a type that the reference never has, and allows one of several that it has', () => {
    const reference = [{ acf: [] }, { acf: { banner: false } }];
    expect(compareShapes(reference, [{ acf: { banner: false } }])).toEqual([]);
    expect(compareShapes(reference, [{ acf: null }])).toEqual([
      { path: '[].acf', kind: 'type', reference: 'array|object', candidate: 'null' },
    ]);
  });

  it('sees a member that only some elements of a list have', () => {
    const reference = [{ id: 1 }, { id: 2, sticky: true }];
    expect(compareShapes(reference, [{ id: 1, sticky: false }])).toEqual([]);
    expect(compareShapes(reference, [{ id: 1 }])).toEqual([
      { path: '[].sticky', kind: 'missing', reference: 'boolean', candidate: '' },
    ]);
  });

  it('lets an empty list stand for any list', () => {
    expect(compareShapes([{ id: 1 }], [])).toEqual([]);
    expect(compareShapes([], [{ id: 1 }])).toEqual([]);
  });

  it('tells an object in the place of a list, and nothing of what is below it', () => {
    expect(compareShapes({ items: [{ a: 1 }] }, { items: { a: { b: 1 } } })).toEqual([
      { path: '.items', kind: 'type', reference: 'array', candidate: 'object' },
    ]);
  });

  it('leaves alone what is below an opaque path', () => {
    const options = { opaque: ['[].acf'] };
    expect(compareShapes([{ acf: { a: 1 } }], [{ acf: { b: 'x' } }], options)).toEqual([]);
    expect(compareShapes([{ acf: { a: 1 } }], [{ acf: 'x' }], options)).toHaveLength(1);
  });

  it('compares the members of a map as one', () => {
    const reference = { sizes: { medium: { width: 300 }, large: { width: 1024 } } };
    expect(compareShapes(reference, { sizes: { huge: { width: 2048 } } }, { maps: ['.sizes'] })).toEqual([]);
    expect(compareShapes(reference, { sizes: { huge: { width: '2048' } } }, { maps: ['.sizes'] })).toEqual([
      { path: '.sizes.*.width', kind: 'type', reference: 'number', candidate: 'string' },
    ]);
  });
});
