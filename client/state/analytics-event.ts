import type { ConsentChoices } from './consent/consent-choices.ts';

/** Everything the page pushes to the data layer (§7.8), except the consent commands themselves. */
export type AnalyticsEvent =
  | { readonly event: 'page_view'; readonly path: string; readonly title: string }
  | { readonly event: 'game_launch'; readonly gameName: string }
  | {
      readonly event: 'game_open';
      /** Unix time in milliseconds, and the same moment as ISO 8601. */
      readonly timestamp: number;
      readonly gameDatetime: string;
      readonly loadTimeMs: number;
      readonly gameId: number;
      readonly gameName: string;
      /** The sub-provider when there is one. */
      readonly provider: string;
    }
  | {
      readonly event: 'previousGameClick';
      readonly searchedGameName: string;
      readonly searchedGameId: number;
    }
  | {
      readonly event: 'mobile_footer_click';
      readonly tab: string;
      readonly path: string;
      readonly playerId: string;
    }
  | { readonly event: 'consent_update'; readonly choices: ConsentChoices }
  | { readonly event: 'app_banner_opened' | 'app_banner_closed' | 'app_banner_clicked' }
  | { readonly event: 'consent_accepted' | 'consent_declined' | 'consent_partial_accepted' }
  | {
      readonly event: 'Aspire_Deposit';
      readonly amount: number | null;
      readonly currency: string | null;
      readonly transactionId: string | null;
    }
  | {
      readonly event: 'FTD_UserAccount' | 'RetDeposit_UserAccount';
      readonly playerId: string;
      readonly amount: number | null;
      readonly currency: string | null;
    }
  | { readonly event: 'Registration'; readonly playerId: string };
