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
  const cases = new Map<string, Case & { readonly results: { name: string; isPassed: boolean }[] }>();
  const keyOf = ({ script, misbehaviour }: Case) => `${script}: ${misbehaviour}`;
  const isFailed = ({ isPassed }: { readonly isPassed: boolean }) => !isPassed;
  const count = (values: readonly string[]) => new Set(values).size;
  return {
    of(given) {
      const results: { name: string; isPassed: boolean }[] = [];
      cases.set(keyOf(given), { ...given, results });
      return { check: (name, isPassed) => void results.push({ name, isPassed }) };
    },
    failuresOf: (given) => (cases.get(keyOf(given))?.results ?? []).filter(isFailed).map(({ name }) => name),
    summary() {
      const all = [...cases.values()];
      const results = all.flatMap((one) => one.results);
      const scripts = count(all.map(({ script }) => script));
      const misbehaviours = count(all.map(({ misbehaviour }) => misbehaviour));
      return `Platforms: ${results.length} checks, ${misbehaviours} misbehaviours, ${scripts} scripts; ${results.filter(isFailed).length} failed`;
    },
  };
}
