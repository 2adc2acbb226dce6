export interface Case {
  readonly script: string;
  readonly misbehaviour: string;
}

export interface CaseReport {
  check(name: string, isPassed: boolean): void;
}

/** Counts of a platform report: each check of each misbehaviour of each script. */
export interface PlatformReport {
  of(given: Case): CaseReport;
  failuresOf(given: Case): readonly string[];
  /** One line for people. */
  summary(): string;
}

export function createReport(): PlatformReport {
  const results: { readonly of: Case; readonly name: string; readonly isPassed: boolean }[] = [];
  const count = (values: readonly string[]) => new Set(values).size;
  return {
    of: (given) => ({ check: (name, isPassed) => void results.push({ of: given, name, isPassed }) }),
    failuresOf: ({ script, misbehaviour }) =>
      results
        .filter((result) => result.of.script === script && result.of.misbehaviour === misbehaviour)
        .filter(({ isPassed }) => !isPassed)
        .map(({ name }) => name),
    summary() {
      const scripts = count(results.map(({ of }) => of.script));
      const misbehaviours = count(results.map(({ of }) => of.misbehaviour));
      const failed = results.filter(({ isPassed }) => !isPassed).length;
      return `Platforms: ${results.length} checks, ${misbehaviours} misbehaviours, ${scripts} scripts; ${failed} failed`;
    },
  };
}
