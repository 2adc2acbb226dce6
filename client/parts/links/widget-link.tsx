import type { ReactNode } from 'react';
import type { WidgetName } from '../../state/platform-calls.ts';
import { ButtonLink, type ButtonVariant } from '../../ui/button/button.tsx';

interface WidgetLinkProps {
  readonly widget: WidgetName;
  readonly variant: ButtonVariant;
  readonly children: ReactNode;
  readonly size?: 'default' | 'small';
  readonly className?: string | undefined;
  readonly wide?: boolean;
}

/**
 * Opens a widget of the platform. The address is the deep link of §2.6, so that a click before scripts have loaded opens
 * the widget too.
 */
export function WidgetLink({ widget, children, ...looks }: WidgetLinkProps) {
  return (
    <ButtonLink {...looks} href={widgetHref(widget)} rel="nofollow" data-action="widget" data-widget={widget}>
      {children}
    </ButtonLink>
  );
}

/** The deep link of a widget. §2.6 NeoDL has other names for account and cash-out than the platform's widgets. */
export function widgetHref(widget: WidgetName): string {
  return `?NeoDL=${DEEP_LINKS[widget] ?? widget.toLowerCase()}`;
}

const DEEP_LINKS: Partial<Readonly<Record<WidgetName, string>>> = {
  account: 'myaccount',
  gameHistory: 'gameshistory',
};
