/** Where the lines go: `process.stdout`, or something that stands for it. */
interface Output {
  readonly isTTY: boolean;
  readonly write: (text: string) => unknown;
}

/** A line that says how far it is: in a terminal rewritten at each hundredth, elsewhere a new one at each tenth. */
export function progress(total: number, output: Output): (done: number) => void {
  const steps = output.isTTY ? 100 : 10;
  let shown = 0;
  return (done) => {
    const step = Math.floor((done * steps) / total);
    if (step === shown) return;
    shown = step;
    const line = `  media: ${done} of ${total} pictures (${Math.floor((done * 100) / total)} %)`;
    output.write(output.isTTY ? `\r${line}${done === total ? '\n' : ''}` : `${line}\n`);
  };
}
