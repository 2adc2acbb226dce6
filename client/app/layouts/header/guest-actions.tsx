import { useMessages } from '../../../state/app-context.tsx';
import { WidgetLink } from '../../../parts/links/widget-link.tsx';

/** Login and Join (§2.7). */
export function GuestActions() {
  const { general } = useMessages();
  return (
    <>
      <WidgetLink widget="login" variant="outline" size="small">
        {general.login}
      </WidgetLink>
      <WidgetLink widget="registration" variant="primary" size="small">
        {general.join}
      </WidgetLink>
    </>
  );
}
