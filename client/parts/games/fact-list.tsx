import type { Fact } from '../../../shared/domain/fact.ts';
import { factNameOf } from '../../../shared/i18n/messages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useLocalPath } from '../links/links.ts';
import styles from './fact-list.module.css';

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Side by side, each value below its label; left out: one line each. */
  readonly inColumns?: boolean;
}

/** What is known of a game or a studio: a label and its value each. */
export function FactList({ facts, inColumns = false }: FactListProps) {
  const messages = useMessages();
  const to = useLocalPath();
  if (facts.length === 0) return null;
  return (
    <dl className={classNames(styles.facts, inColumns ? styles.columns : styles.lines)}>
      {facts.map(({ key, value, href }) => (
        <div key={key}>
          <dt>{factNameOf(messages, key)}</dt>
          <dd>{href === undefined ? value : <a href={to(href)}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}
