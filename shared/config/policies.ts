import { keysOf } from '../domain/records.ts';
import { nameForCountry, type Countries } from './countries.ts';

/**
 * What a regulation requires a page to show or forbids it to show (§5). Components read this table and never compare
 * the regulation's name. A new regulation is a row here, its licence line in each language's `legal.ts`, and its
 * setting `<NAME>_LICENCE_NUMBER` (docs/how-to/regulation.md).
 */
export interface Policy {
  /** Where it applies. */
  readonly countries: Countries;
  readonly regulatorUrl: string;
  readonly ageBadge: `${number}+`;
  readonly helplines: readonly Helpline[];
  readonly selfExclusion: Helpline | null;
  /** Great Britain: the game container shows a session clock and the net position. */
  readonly sessionClock: boolean;
  readonly netPosition: boolean;
  /** Great Britain forbids undoing a withdrawal. */
  readonly withdrawalReversal: boolean;
  /**
   * Whether the marketing-email box of a registration comes ticked (§4): as the operator's setting
   * `UK_MARKETING_OPT_IN` says, or never.
   */
  readonly marketingOptIn: 'operator' | 'never';
}

export interface Helpline {
  readonly name: string;
  readonly url: string;
  readonly phone: string | null;
}

/** By the regulation's name, which the platform uses too. */
const ROWS = {
  GB: {
    countries: ['GB'],
    regulatorUrl: 'https://www.gamblingcommission.gov.uk/public-register',
    ageBadge: '18+',
    helplines: [
      { name: 'GamCare', url: 'https://www.gamcare.org.uk/', phone: '0808 8020 133' },
      { name: 'GambleAware', url: 'https://www.gambleaware.org/', phone: null },
    ],
    selfExclusion: { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/', phone: null },
    sessionClock: true,
    netPosition: true,
    withdrawalReversal: false,
    marketingOptIn: 'operator',
  },
  MGA: {
    countries: 'all-others',
    regulatorUrl: 'https://www.mga.org.mt/licensee-register/',
    ageBadge: '18+',
    helplines: [
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', phone: null },
      { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/', phone: null },
    ],
    selfExclusion: null,
    sessionClock: false,
    netPosition: false,
    withdrawalReversal: true,
    marketingOptIn: 'never',
  },
} as const satisfies Readonly<Record<string, Policy>>;

export type Regulation = keyof typeof ROWS;

export const POLICIES: Readonly<Record<Regulation, Policy>> = ROWS;

export const REGULATIONS: readonly Regulation[] = keysOf(ROWS);

/** Whether a value from a session or a response is the name of a known regulation. */
export function isRegulation(name: unknown): name is Regulation {
  return typeof name === 'string' && Object.hasOwn(ROWS, name);
}

/** The regulation that applies in a country (§5). */
export function regulationOf(country: string): Regulation {
  return nameForCountry(POLICIES, country);
}
