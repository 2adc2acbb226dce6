import type { PlayerRight } from '../../../shared/pages/info.ts';
import { useMessages, usePageData } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';
import readingStyles from '../../parts/content/reading.module.css';
import styles from './safer-tools.module.css';

/** On the page for responsible play: what limits, pauses or ends play, each one click away. */
export function SaferTools() {
  const { account, content } = useMessages();
  const { selfExclusion } = usePageData().policy;
  return (
    <ul className={styles.tools} aria-label={content.saferTools}>
      <li>
        <WidgetLink widget="depositLimit" variant="outline">
          {account.depositLimit}
        </WidgetLink>
      </li>
      <li>
        <WidgetLink widget="realityCheck" variant="outline">
          {account.realityCheck}
        </WidgetLink>
      </li>
      <li>
        <WidgetLink widget="coolOff" variant="outline">
          {account.coolOff}
        </WidgetLink>
      </li>
      <li>
        <WidgetLink widget="selfExclusion" variant="outline">
          {account.selfExclusion}
        </WidgetLink>
      </li>
      {selfExclusion === null ? null : (
        <li>
          <ButtonLink variant="outline" href={selfExclusion.url} rel="noopener">
            {selfExclusion.name}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}

/** What the law of the visitor's market gives players, each with its source. */
export function Rights({ rights }: { readonly rights: readonly PlayerRight[] }) {
  const { content } = useMessages();
  if (rights.length === 0) return null;
  return (
    <section className={readingStyles.siblings} aria-labelledby="rights">
      <h2 id="rights">{content.rights}</h2>
      <ul className={styles.rights}>
        {rights.map(({ text, law }) => (
          <li key={text}>
            {text}{' '}
            <a href={law.url} rel="noopener">
              {law.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
