/** An amount as people type it (`20`, `20.5`, `20,50`, `1,250.00`) in whole minor units; undefined when it is none. */
export function parseAmountMinor(text: string): number | undefined {
  const plain = text.replace(/[\s£€$]/g, '').replace(/[.,](?=\d{3}(\D|$))/g, '');
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (match === null) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
