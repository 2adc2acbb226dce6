import { useMessages } from '../../../state/app-context.tsx';
import { WidgetLink } from '../../../parts/links/widget-link.tsx';
import styles from './header.module.css';

/** Login and Join (§2.7). The narrowest screens have Join in the bar at their foot. */
export function GuestActions() {
  const { general } = useMessages();
  return (
    <>
      <WidgetLink widget="login" variant="outline" size="small">
        {general.login}
      </WidgetLink>
      <WidgetLink widget="registration" variant="primary" size="small" className={styles.roomy}>
        {general.join}
      </WidgetLink>
    </>
  );
}
