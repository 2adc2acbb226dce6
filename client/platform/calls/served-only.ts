import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { AppState } from '../../state/app-state.ts';
import type { PlatformCalls, WidgetName } from '../../state/platform-calls.ts';

/** What a player who travels may need; everything else is for those who are served. */
const FOR_TRAVELLERS: ReadonlySet<WidgetName> = new Set<WidgetName>([
  'withdraw',
  'account',
  'realityCheck',
  'depositLimit',
  'selfExclusion',
  'coolOff',
  'gameHistory',
  'transactionHistory',
  'documentUpload',
  'changePassword',
  'forgotPassword',
  'forgotUsername',
]);

/**
 * The calls to the platform, of which those that join, log in, pay in or play lead a visitor from an area that is not
 * served to the page that says so (§2.2), whatever has asked for them: a link, an address (§2.6 NeoDL), a press in a
 * text.
 */
export function servedOnly(
  calls: PlatformCalls,
  { games, navigation, visit }: Pick<AppState, 'games' | 'navigation' | 'visit'>,
): PlatformCalls {
  const isServed = (): boolean => navigation.pageData.peek().visitor.isServed;
  const refuse = (askedMs?: number): null => {
    games.want(null);
    const { address, page } = navigation.pageData.peek();
    // On that page itself the address that has asked does not stay in the history.
    visit(localePath(address.locale, pathTo('restricted')), {
      replace: page.name === 'restricted',
      ...(askedMs === undefined ? {} : { askedMs }),
    });
    return null;
  };
  return {
    ...calls,
    showWidget: (name, askedMs) =>
      void (isServed() || FOR_TRAVELLERS.has(name) ? calls.showWidget(name, askedMs) : refuse(askedMs)),
    renderWidget: async (...given) => (isServed() ? calls.renderWidget(...given) : refuse()),
    loadGame: async (...given) => (isServed() ? calls.loadGame(...given) : refuse()),
    openOffers: (askedMs) => void (isServed() ? calls.openOffers(askedMs) : refuse(askedMs)),
  };
}
