import type { Messages } from '../../../../shared/i18n/messages.ts';
import { pathTo } from '../../../../shared/routing/path-to.ts';
import type { PublicSettings } from '../../../../shared/pages/page-data.ts';

/** Where a link of the footer leads. `info` opens `popupId` in the info popup (§2.8); without scripts it leads to `page`. */
export type FooterTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'info'; readonly page: string; readonly popupId: string }
  | { readonly kind: 'external'; readonly href: string };

export interface FooterLink {
  readonly text: string;
  readonly target: FooterTarget;
}

export interface FooterBlock {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** The six blocks of §2.7: about, security and privacy, information, getting started, casino, extras. */
export function footerBlocks(messages: Messages, settings: PublicSettings): readonly FooterBlock[] {
  const { content, footer } = messages;
  const { promotions, liveCasino, slots, allGames } = messages.general;
  const { titles } = messages.gameArea;
  return [
    {
      title: footer.about,
      links: [
        info(footer.aboutUs, 'about-us'),
        page(footer.contactUs, pathTo('contact')),
        page(footer.blog, pathTo('blog')),
        { text: footer.affiliates, target: { kind: 'external', href: settings.affiliateUrl } },
      ],
    },
    {
      title: footer.securityAndPrivacy,
      links: [
        info(footer.security, 'security'),
        info(footer.privacy, 'privacy'),
        info(footer.terms, 'terms'),
        info(footer.responsible, 'responsible-gambling', 'responsible'),
      ],
    },
    {
      title: footer.information,
      links: [
        info(footer.bonusPolicy, 'bonus-policy'),
        info(footer.fairPlay, 'fair-play'),
        info(footer.faq, 'faq'),
        info(footer.help, 'help'),
      ],
    },
    {
      title: footer.gettingStarted,
      links: [
        info(content.depositMethods, 'deposit-methods'),
        info(footer.helpDeposit, 'deposit', 'help-deposit'),
        info(footer.helpCashout, 'cashout', 'help-cashout'),
        page(promotions, pathTo('promotions')),
      ],
    },
    {
      title: footer.casino,
      links: [
        page(slots, pathTo('tab', { tab: 'slots' })),
        page(liveCasino, pathTo('tab', { tab: 'live-casino' })),
        page(titles['jackpots'] ?? '', pathTo('tab', { tab: 'jackpots' })),
        page(allGames, pathTo('all-games')),
      ],
    },
    {
      title: footer.extras,
      links: [
        page(footer.providers, pathTo('providers')),
        page(footer.themes, pathTo('themes')),
        page(footer.gameReviews, pathTo('game-reviews')),
        page(content.siteSearchTitle, pathTo('site-search')),
      ],
    },
  ];
}

function page(text: string, path: string): FooterLink {
  return { text, target: { kind: 'page', path } };
}

function info(text: string, slug: string, popupId = slug): FooterLink {
  return { text, target: { kind: 'info', page: slug, popupId } };
}
