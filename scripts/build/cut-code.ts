import { parseAst } from 'vite';

/** What is cut out of a module, by its names. Each of these answers whether the module is to do without. */
export interface Cuts {
  /** The body that a function is left with; `undefined`: its own. */
  readonly bodyOf: (name: string) => string | undefined;
  /** Assignments, by what they assign to, such as `exports.name`. */
  readonly isAssignmentCut: (target: string) => boolean;
  /** Cases of a `switch`, by what it looks at and what the case is for. */
  readonly isCaseCut: (discriminant: string, test: string) => boolean;
  /** Properties of an object that has all of these and others. */
  readonly isPropertyCut: (name: string, siblings: ReadonlySet<string>) => boolean;
  /** Elements of a list of lists in a variable, by the first text of each. */
  readonly isEntryCut: (variable: string, entry: string) => boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Case extends Node {
  readonly test: Node | null;
  readonly consequent: readonly Node[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const JUMPS: ReadonlySet<string> = new Set([
  'BreakStatement',
  'ContinueStatement',
  'ReturnStatement',
  'ThrowStatement',
]);

/** A module without some of its parts, as many lines long as before, so that source maps still hold. */
export function cutCode(code: string, cuts: Cuts): string {
  const cutter = new Cutter(code, cuts);
  cutter.visit(parsed(code), null);
  return cutter.result();
}

class Cutter {
  readonly #code: string;
  readonly #cuts: Cuts;
  readonly #edits: Edit[] = [];

  constructor(code: string, cuts: Cuts) {
    this.#code = code;
    this.#cuts = cuts;
  }

  /** @param body the body of the function around it */
  visit(node: Node, body: Node | null): void {
    if (this.#cutsAll(node)) return;
    if (node.type === 'SwitchStatement') this.#visitSwitch(node, body);
    if (node.type === 'ObjectExpression') {
      const names = listOf(node['properties']).map(nameOf);
      const siblings = new Set(names);
      this.#cutListed(listOf(node['properties']), (index) =>
        this.#cuts.isPropertyCut(names[index] ?? '', siblings),
      );
    }
    if (node.type === 'VariableDeclarator') this.#visitEntries(node);
    const inner = isFunction(node) && isNode(node['body']) ? node['body'] : body;
    for (const child of childrenOf(node)) this.visit(child, inner);
  }

  result(): string {
    let result = '';
    let done = 0;
    // Those within another that cuts more are void.
    for (const { start, end, text } of this.#edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (start < done) continue;
      result += this.#code.slice(done, start) + text;
      done = end;
    }
    return result + this.#code.slice(done);
  }

  #cutsAll(node: Node): boolean {
    if (node.type === 'FunctionDeclaration' && isNode(node['id']) && isNode(node['body'])) {
      const body = this.#cuts.bodyOf(String(node['id']['name']));
      if (body !== undefined) this.#cut(node['body'], node['body'].end, body);
      return body !== undefined;
    }
    const { expression } = node;
    if (
      node.type !== 'ExpressionStatement' ||
      !isNode(expression) ||
      expression.type !== 'AssignmentExpression'
    )
      return false;
    if (!isNode(expression['left']) || !this.#cuts.isAssignmentCut(this.#textOf(expression['left'])))
      return false;
    this.#cut(node, node.end);
    return true;
  }

  #visitSwitch(node: Node, body: Node | null): void {
    const discriminant = this.#textOf(node['discriminant']);
    const cases = listOf(node['cases']).map((each) => each as Case);
    let labels: Case[] = [];
    let mayFallThrough = false;
    for (const each of cases) {
      labels.push(each);
      if (each.consequent.length === 0 && each !== cases.at(-1)) continue;
      const isCut = ({ test }: Case): boolean =>
        test !== null && this.#cuts.isCaseCut(discriminant, this.#textOf(test));
      const isAllCut = labels.every(isCut);
      if (isAllCut && !mayFallThrough) {
        this.#keepDeclared(body, each.consequent);
        this.#cut(labels[0] ?? each, each.end);
      } else {
        const statements = each.consequent[0]?.start ?? each.end;
        if (!isAllCut)
          for (const label of labels.filter(isCut)) this.#cut(label, label === each ? statements : label.end);
        mayFallThrough = !JUMPS.has(each.consequent.at(-1)?.type ?? '');
      }
      labels = [];
    }
  }

  #visitEntries(node: Node): void {
    const list = isNode(node['init']) ? listOf(node['init']['arguments'])[0] : undefined;
    if (list?.type !== 'ArrayExpression') return;
    const entries = listOf(list['elements']);
    const variable = this.#textOf(node['id']);
    this.#cutListed(entries, (index) => {
      const first = listOf(entries[index]?.['elements'])[0];
      return first !== undefined && this.#cuts.isEntryCut(variable, String(first['value']));
    });
  }

  /** With the comma that follows. */
  #cutListed(nodes: readonly Node[], isCut: (index: number) => boolean): void {
    for (const [index, node] of nodes.entries())
      if (isCut(index)) this.#cut(node, nodes[index + 1]?.start ?? node.end);
  }

  /** A compiler declares a variable in one case and uses it in others. */
  #keepDeclared(body: Node | null, nodes: readonly Node[]): void {
    const names = nodes.flatMap(declaredIn);
    if (body === null || names.length === 0) return;
    this.#edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${names.join()};` });
  }

  #cut({ start }: Node, end: number, text = ''): void {
    const lines = this.#code.slice(start, end).split('\n').length - 1;
    this.#edits.push({ start, end, text: text + '\n'.repeat(lines) });
  }

  #textOf(node: unknown): string {
    return isNode(node) ? this.#code.slice(node.start, node.end) : '';
  }
}

function parsed(code: string): Node {
  const program: unknown = parseAst(code);
  if (!isNode(program)) throw new Error('The parser gave no program');
  return program;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter((each) => isNode(each)) : [];
}

function childrenOf(node: Node): readonly Node[] {
  return listOf(Object.values(node).flat());
}

function isFunction({ type }: Node): boolean {
  return type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';
}

function nameOf({ key }: Node): string {
  return isNode(key) ? String(key['name']) : '';
}

/** What a node declares with `var` for the function around it. */
function declaredIn(node: Node): readonly string[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' && isNode(node['id']) ? [String(node['id']['name'])] : [];
  return [...own, ...childrenOf(node).flatMap(declaredIn)];
}
