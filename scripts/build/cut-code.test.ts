import { describe, expect, test } from 'vitest';
import { cutCode, type Cuts } from './cut-code.ts';

const CUTS: Cuts = {
  bodyOf: (name) => (name === 'unused' ? '{}' : undefined),
  isAssignmentCut: (target) => target === 'exports.unused',
  isCaseCut: (discriminant, value) => discriminant === 'it.tag' && value === '9',
  isPropertyCut: (name, siblings) => siblings.has('used') && name === 'unused',
  isEntryCut: (variable, entry) => variable === 'names' && entry === 'unused',
};

/** Without the space that a cut leaves. */
const left = (code: string): string => cutCode(code, CUTS).replaceAll(/\s+/gu, ' ').trim();

describe('cutting code out of a module', () => {
  test('a function keeps its name, and as many lines', () => {
    expect(cutCode('function unused(a) {\n  b();\n}\nfunction used() { c(); }', CUTS)).toBe(
      'function unused(a) {}\n\n\nfunction used() { c(); }',
    );
  });

  test('assignments, properties and entries go with their commas', () => {
    expect(left('exports.unused = a; exports.used = b;')).toBe('exports.used = b;');
    expect(left('x = { used: 1, unused: 2, other: 3 }; y = { unused: 2 };')).toBe(
      'x = { used: 1, other: 3 }; y = { unused: 2 };',
    );
    expect(left('x = { used: 1, unused: 2 };')).toBe('x = { used: 1, };');
    expect(left('var names = new Map([["used", 1], ["unused", 2]]);')).toBe(
      'var names = new Map([["used", 1], ]);',
    );
  });

  test('a case goes with what it does, unless another falls into it', () => {
    expect(left('switch (it.tag) { case 1: a(); break; case 9: b(); break; default: c(); }')).toBe(
      'switch (it.tag) { case 1: a(); break; default: c(); }',
    );
    expect(left('switch (it.tag) { case 1: a(); case 9: b(); break; default: c(); }')).toBe(
      'switch (it.tag) { case 1: a(); case 9: b(); break; default: c(); }',
    );
    expect(left('switch (it.tag) { case 9: case 1: a(); break; case 2: case 9: b(); }')).toBe(
      'switch (it.tag) { case 1: a(); break; case 2: b(); }',
    );
    expect(left('switch (it.kind) { case 9: b(); }')).toBe('switch (it.kind) { case 9: b(); }');
  });

  test('a variable that only a case declares is declared for the others', () => {
    expect(left('function f(it) { switch (it.tag) { case 9: var a = 1; break; case 1: a = 2; } }')).toBe(
      'function f(it) {var a; switch (it.tag) { case 1: a = 2; } }',
    );
  });
});
