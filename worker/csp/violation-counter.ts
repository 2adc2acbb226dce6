import type { PolicyViolation, ViolatedDirective } from './csp-reports.ts';

/** For `/ops/status`: what browsers have reported since the isolate started. */
export interface ViolationCounts {
  readonly reported: number;
  readonly logged: number;
  /** Messages that came too often, and such as no browser sends. */
  readonly refused: number;
  readonly directives: Readonly<Partial<Record<ViolatedDirective, number>>>;
}

/** Counts violations of the content security policy, and chooses which are logged. */
export class ViolationCounter {
  #reported = 0;
  #logged = 0;
  #refused = 0;
  readonly #directives = new Map<ViolatedDirective, number>();

  /** Counts one. @returns whether it is of the `share` (0 to 1) that is logged: the first is, and then evenly */
  count({ directive }: PolicyViolation, share: number): boolean {
    this.#reported += 1;
    this.#directives.set(directive, (this.#directives.get(directive) ?? 0) + 1);
    const isLogged = Math.ceil(this.#reported * share) > Math.ceil((this.#reported - 1) * share);
    if (isLogged) this.#logged += 1;
    return isLogged;
  }

  refuse(): void {
    this.#refused += 1;
  }

  counts(): ViolationCounts {
    return {
      reported: this.#reported,
      logged: this.#logged,
      refused: this.#refused,
      directives: Object.fromEntries(this.#directives),
    };
  }
}
