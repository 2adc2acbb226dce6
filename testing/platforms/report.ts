export interface Case {
  readonly script: string;
  readonly misbehaviour: string;
}

export interface CaseReport {
  check(name: string, isPassed: boolean): void;
}

/** Counts of a platform report: each check of each misbehaviour of each script. */
export interface PlatformReport {
  /** Begins that case, anew where it has been tried before. */
  of(given: Case): CaseReport;
  failuresOf(given: Case): readonly string[];
  /** One line for people. */
  summary(): string;
}

export function createReport(): PlatformReport {
  let results: readonly { readonly of: Case; readonly name: string; readonly isPassed: boolean }[] = [];
  const isOf =
    (given: Case) =>
    ({ of }: { readonly of: Case }) =>
      of.script === given.script && of.misbehaviour === given.misbehaviour;
  const count = (values: readonly string[]) => new Set(values).size;
  return {
    of(given) {
      const isSame = isOf(given);
      results = results.filter((result) => !isSame(result));
      return {
        check(name, isPassed) {
          results = [...results, { of: given, name, isPassed }];
        },
      };
    },
    failuresOf: (given) =>
      results
        .filter(isOf(given))
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
