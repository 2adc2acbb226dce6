import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { formatClock } from '../../../shared/i18n/format-time.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { useApp, useLocale, useMessages, usePageData } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './game-bar.module.css';

const SECOND_MS = 1_000;

/** The session clock and the net position, where the market's policy requires them (Great Britain). */
export function SessionFigures() {
  const { policy } = usePageData();
  if (!policy.sessionClock && !policy.netPosition) return null;
  return (
    <dl className={styles.figures}>
      {policy.sessionClock ? <Clock /> : null}
      {policy.netPosition ? <NetPosition /> : null}
    </dl>
  );
}

function Clock() {
  const { gameRoom } = useMessages();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let counted = Date.now();
    const tick = setInterval(() => {
      const now = Date.now();
      // A device's clock that is set back takes nothing of what has passed.
      const passed = Math.max(0, now - counted);
      counted = now;
      setSeconds((before) => before + passed / SECOND_MS);
    }, SECOND_MS);
    return () => clearInterval(tick);
  }, []);
  return (
    <div>
      <dt>{gameRoom.timeInGame}</dt>
      <dd translate="no">{formatClock(seconds)}</dd>
    </div>
  );
}

/** Won or lost since the container opened, in cash: bonus money does not count, nor do deposits and cash-outs made meanwhile. */
function NetPosition() {
  useSignals();
  const { account } = useApp();
  const { gameRoom } = useMessages();
  const locale = useLocale();
  const played = account.played.value;
  const [start, setStart] = useState(played);
  // The first balance may come after the container has opened; the count starts with it.
  if (start === null && played !== null) setStart(played);
  // Rounded, so that a floating-point error is not shown; of one below zero -0 is left, which 0 is added to.
  const net = played === null ? null : Math.round((played - (start ?? played)) * 100) / 100 + 0;
  return (
    <div>
      <dt>{gameRoom.netPosition}</dt>
      <dd className={classNames(net !== null && net > 0 && styles.won)} translate="no">
        {net === null ? '–' : (net > 0 ? '+' : '') + formatMoney(net, account.currency.value, locale)}
      </dd>
    </div>
  );
}
