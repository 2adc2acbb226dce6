import { useMessages } from '../../state/app-context.tsx';
import styles from './steps.module.css';

/** How to get a welcome offer, in three steps. */
export function WelcomeSteps() {
  const { content } = useMessages();
  const steps = [
    [content.stepJoin, content.stepJoinText],
    [content.stepDeposit, content.stepDepositText],
    [content.stepPlay, content.stepPlayText],
  ] as const;
  return (
    <ol className={styles.steps}>
      {steps.map(([title, text]) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
