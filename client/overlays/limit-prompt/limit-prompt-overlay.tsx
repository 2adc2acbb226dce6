import { useApp, useMessages } from '../../state/app-context.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { widgetHref } from '../../parts/links/widget-link.tsx';
import styles from './limit-prompt.module.css';

/**
 * Two answers of the same size: to the platform's limits, or not now. It takes no focus, and the page stays in use.
 * @fetched A player is logged in whose market asks for it: the question about limits, twice a year
 */
export default function LimitPrompt() {
  const { limitPrompt } = useApp();
  const { account, legal } = useMessages();
  return (
    <aside className={styles.prompt} aria-labelledby="limit-prompt">
      <h2 id="limit-prompt">{legal.limitPromptTitle}</h2>
      <p>{legal.limitPromptText}</p>
      <div className={styles.answers}>
        <ButtonLink
          variant="primary"
          size="small"
          href={widgetHref('depositLimit')}
          rel="nofollow"
          data-action="widget"
          data-widget="depositLimit"
          // The answer is that the platform has shown its limits (client/platform): it may not come.
          onClick={() => limitPrompt.putOff()}
        >
          {account.depositLimit}
        </ButtonLink>
        <Button variant="outline" size="small" onClick={() => limitPrompt.settle()}>
          {legal.limitPromptLater}
        </Button>
      </div>
    </aside>
  );
}
