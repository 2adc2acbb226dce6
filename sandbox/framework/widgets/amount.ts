/** `1,250.00`, `1.250,00`, or plain `1250` with either sign before the pence. */
const FORMS = [
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d{1,7})(?:[.,](\d{1,2}))?$/,
];

/** An amount as people type it (`20`, `20.5`, `20,50`, `1,250.00`) in whole minor units; undefined when it is none. */
export function parseAmountMinor(text: string): number | undefined {
  const plain = text.replace(/[\s£€$]/g, '');
  for (const form of FORMS) {
    const match = form.exec(plain);
    if (match === null) continue;
    const [, whole = '', part = ''] = match;
    return Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  }
  return undefined;
}
