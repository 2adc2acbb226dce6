import type { GroupLink } from '../../../shared/domain/fact.ts';
import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useLocalPath } from '../../parts/links/links.ts';
import styles from './game-review-page.module.css';

/** Links to the themes of the game. */
export function ThemeLinks({ themes }: { readonly themes: readonly GroupLink[] }) {
  const { general } = useMessages();
  const to = useLocalPath();
  if (themes.length === 0) return null;
  return (
    <nav className={styles.themes} aria-label={general.themes}>
      {themes.map(({ name, href }) => (
        <ButtonLink key={href} href={to(href)} size="small">
          {name}
        </ButtonLink>
      ))}
    </nav>
  );
}
