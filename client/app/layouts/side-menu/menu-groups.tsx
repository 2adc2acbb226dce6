import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useCurrentPage, useLocalPath } from '../../../parts/links/links.ts';
import { MENU_GROUPS } from '../navigation-links.ts';
import styles from './side-menu.module.css';

/**
 * The expandable groups (§2.7). Their `<details>` share a `name`, so the browser keeps one open at a time; the model
 * follows, and collapses all of them when the menu closes. One that was opened before this was hydrated told nobody: it is
 * adopted with the menu that was found open, and collapsed where the menu has been closed since.
 */
export function MenuGroups() {
  useSignals();
  const { menu } = useApp();
  const currentPage = useCurrentPage();
  const messages = useMessages();
  const to = useLocalPath();
  const openGroup = menu.openGroup.value;
  return MENU_GROUPS.map(({ id, text, links }) => (
    <details
      key={id}
      ref={(group) => {
        if (group?.open !== true || menu.openGroup.peek() === id) return;
        if (group.closest('dialog')?.open === true) menu.toggleGroup(id);
        else group.open = false;
      }}
      className={styles.group}
      name="menu-groups"
      open={openGroup === id}
      suppressHydrationWarning
      onToggle={({ currentTarget: { open } }) => {
        // The browser has toggled already; the model is updated only where it differs.
        if (open !== (menu.openGroup.peek() === id)) menu.toggleGroup(id);
      }}
    >
      <summary className={styles.item}>
        {text(messages)}
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul>
        {links.map(({ path, icon, text: linkText }) => (
          <li key={path}>
            <a className={styles.item} href={to(path)} aria-current={currentPage(path)}>
              <Icon name={icon} size={20} />
              {linkText(messages)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}
