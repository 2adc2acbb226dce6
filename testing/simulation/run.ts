import { describeFault } from './faults.ts';
import { simulate } from './simulate.ts';

const seed = Number(process.argv[process.argv.indexOf('--seed') + 1]);
const t=performance.now();
let n=0;
for (let s=seed; s<seed+Number(process.argv[4] ?? 1); s++) {
  const r = await simulate({ seed: s });
  n+=r.requests;
  console.log(s, r.requests, r.virtualMs, r.longestMs, JSON.stringify(r.counts));
  if (r.violation) { console.log(r.violation.invariant, r.violation.at, r.violation.text); console.log(r.violation.trace.join('\n')); if(process.argv[5]) console.log(r.faults.map(describeFault).join('\n')); }
}
console.log(n, 'requests', Math.round(n/(performance.now()-t)*60000), 'a minute');
