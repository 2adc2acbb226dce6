import type { Opened } from '../contract.ts';
import { element } from '../ui/element.ts';
import { button, failure, stack } from '../ui/parts.ts';
import { openSurface, type Surface } from '../ui/surface.ts';
import { problemOf } from './problem.ts';
import { WIDGETS, type ShownName } from './registry.ts';
import type { Services, Widget, WidgetContext } from './widget.ts';

export type Widgets = { show(name: ShownName, container?: HTMLElement): Opened };

/** `drawn` differs from `wanted` while the login stands before a player's widget. */
type Shown = { surface: Surface; wanted: ShownName; drawn: ShownName | null; stays: boolean };

/** Opens widgets (§7.6), one dialog at a time, and keeps what is open in step with the session. */
export function createWidgets(services: Services): Widgets {
  const open = new Set<Shown>();

  const tellClosed = ({ drawn }: Shown): void => {
    if (drawn !== null) services.events.emit('widgetClosed', { name: drawn });
  };

  const draw = (shown: Shown, name: ShownName): void => {
    shown.wanted = name;
    const loggedIn = services.player.session() !== null;
    const drawn = WIDGETS[name].forPlayers && !loggedIn ? 'login' : name;
    if (shown.drawn !== drawn) tellClosed(shown);
    shown.drawn = drawn;
    shown.surface.host.replaceChildren();
    drawInto(shown.surface, WIDGETS[drawn], {
      ...services,
      host: shown.surface.host,
      go: (next) => draw(shown, next),
      again: () => draw(shown, name),
      close: shown.surface.close,
      stay: () => {
        shown.stays = true;
      },
    });
    services.events.emit('widgetShown', { name: drawn, element: shown.surface.host });
  };

  services.events.on('sessionStatus', ({ IsLoggedIn }) => {
    for (const shown of open) {
      if (shown.stays && !IsLoggedIn) continue;
      if (keepsOpen(shown, IsLoggedIn)) draw(shown, shown.wanted);
      else shown.surface.close();
    }
  });

  return {
    show(name, container) {
      if (container === undefined && WIDGETS[name].over !== true) closeDialogs(open);
      const { tag, t } = services.language();
      const surface = openSurface({
        lang: tag,
        closeLabel: t('close'),
        container,
        onClose() {
          open.delete(shown);
          tellClosed(shown);
        },
      });
      const shown: Shown = { surface, wanted: name, drawn: null, stays: false };
      open.add(shown);
      draw(shown, name);
      return { close: surface.close };
    },
  };
}

/**
 * Whether a widget outlives a login or logout. In a container it does, drawn anew, unless the page has taken the container
 * away. A dialog does when the login stood before what was wanted; otherwise it has done its work, or was a player's.
 */
function keepsOpen({ surface, wanted }: Shown, loggedIn: boolean): boolean {
  if (!surface.host.isConnected) return false;
  if (!surface.modal) return true;
  return loggedIn && (WIDGETS[wanted].forPlayers || wanted === 'registration');
}

function closeDialogs(open: ReadonlySet<Shown>): void {
  for (const { surface, wanted } of open) if (surface.modal && WIDGETS[wanted].over !== true) surface.close();
}

function drawInto(surface: Surface, widget: Widget, context: WidgetContext): void {
  const { t } = context.language();
  const show = (body: Node): void =>
    surface.show({ title: t(widget.title), body, wide: widget.wide === true });
  const content = widget.render(context);
  if (content instanceof Node) {
    show(content);
    return;
  }
  const spinner = element('span', { class: 'spinner' });
  const waiting = element('div', { class: 'waiting', role: 'status' }, spinner, t('loading'));
  show(waiting);
  // Something else may have been drawn meanwhile; then this answer has no place any more.
  const late = (body: () => Node): void => {
    if (waiting.isConnected) show(body());
  };
  content.then(
    (body) => late(() => body),
    (error: unknown) => late(() => failed(error, context)),
  );
}

function failed(error: unknown, { language, again }: WidgetContext): Node {
  return stack(failure(problemOf(error, language()).message), button(language().t('retry'), again));
}
