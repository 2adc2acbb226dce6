import { LICENCE_TABLE, MARKETS, type Licence, type MarketName } from '../../config/markets.ts';
import { dutiesOn } from './duties.ts';
import type { Day, Duty, DutyKind, DutyOf, DutyTerms, Helpline } from './duty.ts';

/**
 * What a market's duties of one day ask of a page (§5). The edge makes it and sends it with every page, so that a
 * browser has no table of laws. Components read it and never compare the name of a market.
 */
export interface Policy {
  /** Whose line the page shows. */
  readonly licence: Licence;
  /** The authority whose seal the page shows, by its own name. */
  readonly seal: string | null;
  readonly ageBadge: `${number}+`;
  readonly helplines: readonly Helpline[];
  readonly selfExclusion: Helpline | null;
  readonly sessionClock: boolean;
  readonly netPosition: boolean;
  /** Whether games may be shown as playable without money before anybody's age is known. */
  readonly demo: boolean;
  /** Whether players are reminded of their limits. */
  readonly limitPrompts: boolean;
  /**
   * Whether the marketing box of a registration comes ticked (§4): where consent is asked for in boxes, as
   * `UK_MARKETING_OPT_IN` says, which production may not tick there; elsewhere never.
   */
  readonly marketingOptIn: 'operator' | 'never';
  /** Whether offers may stand where the public sees them: in search engines, previews of links, landing pages. */
  readonly publicOffers: boolean;
}

/** The terms of a kind of duty among some; `undefined` when none of that kind is there. */
export function askedOf<Kind extends DutyKind>(
  duties: readonly Duty[],
  kind: Kind,
): DutyTerms[Kind] | undefined {
  return duties.find((duty): duty is Duty & DutyOf<Kind> => duty.kind === kind)?.asks;
}

/** The licence whose line a market shows where the operator has none of its own there: that of a sandbox's visitors. */
const LICENCE_ELSEWHERE: Licence = 'MGA';

/** What pages show in a market on a day. */
export function policyOn(name: MarketName, day: Day): Policy {
  const market = MARKETS[name];
  const duties = dutiesOn(market, day);
  const owes = (kind: DutyKind): boolean => duties.some((duty) => duty.kind === kind);
  const licence = market.licence ?? LICENCE_ELSEWHERE;
  return {
    licence,
    seal: owes('seal') ? LICENCE_TABLE[licence].authority : null,
    ageBadge: askedOf(duties, 'minimum-age') ?? '18+',
    helplines: askedOf(duties, 'helplines') ?? [],
    selfExclusion: askedOf(duties, 'national-self-exclusion') ?? null,
    sessionClock: owes('session-clock'),
    netPosition: owes('net-position'),
    demo: !owes('no-demo-before-age-check'),
    limitPrompts: owes('limit-prompts'),
    marketingOptIn: owes('granular-marketing-consent') ? 'operator' : 'never',
    publicOffers: !owes('no-public-bonuses'),
  };
}
