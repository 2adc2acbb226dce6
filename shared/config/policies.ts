import type { Regulation } from '../domain/visitor.ts';

/**
 * What each regulation obliges a page to show or forbid (DESIGN.md §7 "5 regulation"). Components read
 * this table; none asks which regulation it is.
 */
export interface Policy {
  readonly regulation: Regulation;
  /** Which setting holds the licence number, and which line of the catalogue frames it. */
  readonly licenceLine: 'gb' | 'mga';
  readonly regulatorUrl: string;
  readonly ageBadge: '18+';
  readonly helplines: readonly Helpline[];
  readonly selfExclusion: Helpline | null;
  /** Great Britain: a clock of the session and the net position stand in the game container. */
  readonly sessionClock: boolean;
  readonly netPosition: boolean;
  /** Great Britain forbids undoing a withdrawal. */
  readonly withdrawalReversal: boolean;
}

export interface Helpline {
  readonly name: string;
  readonly url: string;
  readonly phone: string | null;
}

export const POLICIES: Readonly<Record<Regulation, Policy>> = {
  GB: {
    regulation: 'GB',
    licenceLine: 'gb',
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
  },
  MGA: {
    regulation: 'MGA',
    licenceLine: 'mga',
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
  },
};

/** GB for country GB, else MGA (§5). */
export function regulationOf(country: string): Regulation {
  return country === 'GB' ? 'GB' : 'MGA';
}
