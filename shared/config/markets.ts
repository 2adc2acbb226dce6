import { keysOf } from '../domain/records.ts';
import type { Day, Duty, Helpline, Law } from '../domain/markets/duty.ts';

/** The regulations that the platform is asked for (§5). */
export const REGULATIONS = ['GB', 'MGA'] as const;
export type Regulation = (typeof REGULATIONS)[number];

/** Whose licence it is, and where it is registered. */
interface LicenceRow {
  /** Who gives it, by its own name, as its line in `legal.ts` writes it. */
  readonly authority: string;
  /** The public register. */
  readonly register: string;
  /**
   * The operator's own entry in it; `{id}` is the setting `<NAME>_REGISTER_ID`, or the licence number without it. `null`:
   * the register has no address for one entry.
   */
  readonly entry: string | null;
}

/**
 * The licences that the operator holds; each has a line in `legal.ts` of each language, and the settings
 * `<NAME>_LICENCE_NUMBER` and `<NAME>_REGISTER_ID`.
 */
const LICENCE_ROWS = {
  GB: {
    authority: 'Gambling Commission',
    register: 'https://www.gamblingcommission.gov.uk/public-register',
    entry: 'https://www.gamblingcommission.gov.uk/public-register/business/detail/{id}',
  },
  MGA: {
    authority: 'Malta Gaming Authority',
    register: 'https://www.mga.org.mt/licensee-register/',
    entry: 'https://www.authorisation.mga.org.mt/verification.aspx?lang=EN&company={id}&details=1',
  },
  AGCO: {
    authority: 'Alcohol and Gaming Commission of Ontario',
    register: 'https://www.igamingontario.ca/en/player/regulated-igaming-market',
    entry: null,
  },
} as const satisfies Readonly<Record<string, LicenceRow>>;

export type Licence = keyof typeof LICENCE_ROWS;
export const LICENCE_TABLE: Readonly<Record<Licence, LicenceRow>> = LICENCE_ROWS;
export const LICENCES: readonly Licence[] = keysOf(LICENCE_ROWS);

export interface Market {
  /**
   * ISO 3166-1 alpha-2, and ISO 3166-2 without the country where only that region is the market; `null`: everywhere that
   * no other row names, which no production environment may serve.
   */
  readonly area: { readonly country: string; readonly region?: string } | null;
  /** Days begin here at midnight. */
  readonly timeZone: string;
  /** `null`: the operator has none there, so that no production environment may serve it. */
  readonly licence: Licence | null;
  readonly regulation: Regulation;
  readonly duties: readonly Duty[];
}

const GB_LCCP = 'https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp';
const GB_GAMES: Law = {
  name: 'Remote gambling and software technical standards (RTS) 2E, 13C and 14B',
  url: 'https://www.gamblingcommission.gov.uk/consultation-response/online-games-design-and-reverse-withdrawals/ogdrw-annex-1-summary-of-changes-to-rts',
};
const GB_INCENTIVES: Law = {
  name: 'LCCP social responsibility code 5.1.1, Rewards and bonuses',
  url: 'https://www.gamblingcommission.gov.uk/blog/post/socially-responsible-incentives-what-operators-need-to-know',
};
const GB_AGE: Law = {
  name: 'LCCP social responsibility code 3.2.11, Access to gambling by children and young persons',
  url: 'https://www.gamblingcommission.gov.uk/report/annual-report-and-accounts-2022-to-2023/annual-report-22-to-23-4-expenditure-c-non-cash-items',
};
const GB_HELP: Law = {
  name: 'LCCP social responsibility code 3.3.1, Responsible gambling information',
  url: `${GB_LCCP}/online`,
  confirmed: false,
};

const GB_DUTIES: readonly Duty[] = [
  {
    kind: 'accessible-service',
    asks: true,
    law: {
      name: 'Equality Act 2010, section 20: duty to make adjustments',
      url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/20',
      confirmed: false,
    },
    from: '2010-10-01',
  },
  { kind: 'minimum-age', asks: '18+', law: GB_AGE, from: '2019-05-07' },
  { kind: 'no-demo-before-age-check', asks: true, law: GB_AGE, from: '2019-05-07' },
  {
    kind: 'helplines',
    // GambleAware closed on 31 March 2026; no public body that took over its work runs a line of its own for players.
    asks: [
      {
        name: 'National Gambling Helpline',
        url: 'https://www.gamcare.org.uk/get-support/talk-to-us-now/',
        phone: '0808 8020 133',
      },
      { name: 'GamCare', url: 'https://www.gamcare.org.uk/', phone: null },
    ],
    law: GB_HELP,
    from: '2014-11-01',
  },
  {
    kind: 'national-self-exclusion',
    asks: { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/', phone: null },
    law: {
      name: 'LCCP social responsibility code 3.5.5, Remote multi-operator self-exclusion',
      url: `${GB_LCCP}/online`,
      confirmed: false,
    },
    from: '2020-03-31',
  },
  {
    kind: 'licence-statement',
    asks: true,
    law: {
      name: 'LCCP licence condition 8.1.1, Display of licensed status',
      url: `${GB_LCCP}/condition/8-1-3-display-of-licensed-status-societies-and-local-authorities`,
      confirmed: false,
    },
    from: '2014-11-01',
  },
  { kind: 'session-clock', asks: true, law: GB_GAMES, from: '2021-10-31' },
  { kind: 'net-position', asks: true, law: GB_GAMES, from: '2021-10-31' },
  { kind: 'final-withdrawals', asks: true, law: GB_GAMES, from: '2021-10-31' },
  {
    kind: 'slot-stakes',
    asks: { adult: 5, under25: 5 },
    law: {
      name: 'Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025',
      url: 'https://www.legislation.gov.uk/uksi/2025/215/contents/made',
    },
    from: '2025-04-09',
    until: '2025-05-21',
  },
  {
    kind: 'slot-stakes',
    asks: { adult: 5, under25: 2 },
    law: {
      name: 'Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025',
      url: 'https://www.legislation.gov.uk/uksi/2025/215/contents/made',
    },
    from: '2025-05-21',
  },
  {
    kind: 'granular-marketing-consent',
    asks: true,
    law: {
      name: 'LCCP social responsibility code 5.1.12, Direct marketing preferences',
      url: 'https://www.gamblingcommission.gov.uk/consultation-response/summer-2023-consultation-proposed-changes-to-lccp-and-rts-consultation/summary-improving-customer-choice-on-direct-marketing',
    },
    from: '2025-05-01',
  },
  {
    kind: 'limit-prompts',
    asks: true,
    law: {
      name: 'RTS 12A and 12B, Financial limits',
      url: 'https://www.gamblingcommission.gov.uk/consultation-response/definition-of-deposit-limits-in-the-remote-gambling-and-software-technical/annex-2-rts-12-wording-in-full-from-30-september-2026',
    },
    from: '2025-10-31',
  },
  {
    kind: 'gross-deposit-limit',
    asks: true,
    law: {
      name: 'RTS 12B, Financial limits',
      url: 'https://www.gamblingcommission.gov.uk/consultation-response/definition-of-deposit-limits-in-the-remote-gambling-and-software-technical/annex-2-rts-12-wording-in-full-from-30-september-2026',
    },
    from: '2026-09-30',
  },
  {
    kind: 'significant-terms',
    asks: true,
    law: {
      name: 'CAP Code section 16 and LCCP social responsibility code 5.1.9, Open and transparent marketing',
      url: 'https://www.gamblingcommission.gov.uk/licensees-and-businesses/guide/page/open-and-transparent-marketing',
    },
    from: '2018-10-31',
  },
  { kind: 'wagering-cap', asks: 10, law: GB_INCENTIVES, from: '2026-01-19' },
  { kind: 'single-product-offers', asks: true, law: GB_INCENTIVES, from: '2026-01-19' },
];

const MGA_PLAYERS: Law = {
  name: 'Player Protection Directive (Directive 2 of 2018)',
  url: 'https://mga.org.mt/?p=2821',
};

/** Owed to consumers in the European Union, whatever the licence. */
const EU_ACCESSIBILITY: Duty = {
  kind: 'accessible-service',
  asks: true,
  law: {
    name: 'European Accessibility Act (Directive (EU) 2019/882)',
    url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
    confirmed: false,
  },
  from: '2025-06-28',
};

/** Owed by the licence of Malta, wherever it is used. */
const MGA_DUTIES: readonly Duty[] = [
  { kind: 'minimum-age', asks: '18+', law: MGA_PLAYERS, from: '2018-08-01' },
  { kind: 'licence-statement', asks: true, law: MGA_PLAYERS, from: '2018-08-01' },
  { kind: 'seal', asks: true, law: MGA_PLAYERS, from: '2018-08-01' },
  { kind: 'self-exclusion-one-click', asks: true, law: MGA_PLAYERS, from: '2023-01-12' },
  {
    kind: 'significant-terms',
    asks: true,
    law: {
      name: 'Gaming Commercial Communications Regulations (S.L. 583.09)',
      url: 'https://legislation.mt/eli/sl/583.9/eng',
      confirmed: false,
    },
    from: '2018-08-01',
  },
];

const GAMBLERS_ANONYMOUS: Helpline = {
  name: 'Gamblers Anonymous',
  url: 'https://www.gamblersanonymous.org/',
  phone: null,
};
const HELP_EVERYWHERE: readonly Helpline[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', phone: null },
  GAMBLERS_ANONYMOUS,
];

const IRELAND: Law = {
  name: 'Gambling Regulation Act 2024',
  url: 'https://www.irishstatutebook.ie/eli/2024/act/35/enacted/en/html',
  confirmed: false,
};

const ONTARIO: Law = {
  name: 'Registrar’s Standards for Internet Gaming',
  url: 'https://www.agco.ca/book/export/html/57666/',
};
const ONTARIO_OPENED: Day = '2022-04-04';

const SPAIN: Law = {
  name: 'Real Decreto 958/2020, de comunicaciones comerciales de las actividades de juego',
  url: 'https://www.boe.es/eli/es/rd/2020/11/03/958',
};

/**
 * The markets, each with its licence and what it owes its players (§5). Production serves those that the setting
 * `MARKETS` names. A new market is a row here (docs/how-to/regulation.md).
 */
const ROWS = {
  GB: {
    area: { country: 'GB' },
    timeZone: 'Europe/London',
    licence: 'GB',
    regulation: 'GB',
    duties: GB_DUTIES,
  },
  MT: {
    area: { country: 'MT' },
    timeZone: 'Europe/Malta',
    licence: 'MGA',
    regulation: 'MGA',
    duties: [
      ...MGA_DUTIES,
      EU_ACCESSIBILITY,
      {
        kind: 'helplines',
        asks: [
          { name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt/', phone: '1777' },
          ...HELP_EVERYWHERE,
        ],
        law: MGA_PLAYERS,
        from: '2018-08-01',
      },
    ],
  },
  // The authority of Ireland licenses remote betting since 1 July 2026. Whether and from when remote gaming needs its
  // licence could not be confirmed: production does not name this market until counsel has.
  IE: {
    area: { country: 'IE' },
    timeZone: 'Europe/Dublin',
    licence: 'MGA',
    regulation: 'MGA',
    duties: [
      ...MGA_DUTIES,
      EU_ACCESSIBILITY,
      {
        kind: 'helplines',
        asks: [
          { name: 'Gambling Care', url: 'https://gamblingcare.ie/', phone: null },
          { name: 'Gamblers Anonymous Ireland', url: 'https://www.gamblersanonymous.ie/', phone: null },
        ],
        law: IRELAND,
        from: '2018-08-01',
      },
      { kind: 'no-personal-inducements', asks: true, law: IRELAND, from: '2026-07-01' },
    ],
  },
  'CA-ON': {
    area: { country: 'CA', region: 'ON' },
    timeZone: 'America/Toronto',
    licence: 'AGCO',
    regulation: 'MGA',
    duties: [
      { kind: 'minimum-age', asks: '19+', law: ONTARIO, from: ONTARIO_OPENED },
      {
        kind: 'helplines',
        asks: [
          { name: 'ConnexOntario', url: 'https://www.connexontario.ca/', phone: '1-866-531-2600' },
          GAMBLERS_ANONYMOUS,
        ],
        law: ONTARIO,
        from: ONTARIO_OPENED,
      },
      { kind: 'licence-statement', asks: true, law: ONTARIO, from: ONTARIO_OPENED },
      { kind: 'significant-terms', asks: true, law: ONTARIO, from: ONTARIO_OPENED },
      { kind: 'no-public-bonuses', asks: true, law: ONTARIO, from: ONTARIO_OPENED },
      { kind: 'limit-prompts', asks: true, law: { ...ONTARIO, confirmed: false }, from: ONTARIO_OPENED },
      {
        kind: 'accessible-service',
        asks: true,
        law: {
          name: 'Integrated Accessibility Standards (O. Reg. 191/11), section 14',
          url: 'https://www.ontario.ca/laws/regulation/110191',
          confirmed: false,
        },
        from: '2021-01-01',
      },
    ],
  },
  // No licence: `/es/` is the site in Spanish for every market, not an offer to Spain. The row names who helps there.
  ES: {
    area: { country: 'ES' },
    timeZone: 'Europe/Madrid',
    licence: null,
    regulation: 'MGA',
    duties: [
      ...MGA_DUTIES,
      EU_ACCESSIBILITY,
      { kind: 'no-public-bonuses', asks: true, law: SPAIN, from: '2021-05-01' },
      {
        kind: 'helplines',
        asks: [{ name: 'FEJAR', url: 'https://fejar.org/', phone: '900 200 225' }],
        law: SPAIN,
        from: '2021-05-01',
      },
      {
        kind: 'national-self-exclusion',
        asks: { name: 'RGIAJ', url: 'https://www.ordenacionjuego.es/es/rgiaj', phone: null },
        law: SPAIN,
        from: '2021-05-01',
      },
    ],
  },
  elsewhere: {
    area: null,
    timeZone: 'UTC',
    licence: 'MGA',
    regulation: 'MGA',
    duties: [
      ...MGA_DUTIES,
      { kind: 'helplines', asks: HELP_EVERYWHERE, law: MGA_PLAYERS, from: '2018-08-01' },
    ],
  },
} satisfies Readonly<Record<string, Market>>;

export type MarketName = keyof typeof ROWS;
export const MARKETS: Readonly<Record<MarketName, Market>> = ROWS;
export const MARKET_NAMES: readonly MarketName[] = keysOf(ROWS);

/** Whether a value from a response is the name of a regulation that the platform knows. */
export function isRegulation(name: unknown): name is Regulation {
  return REGULATIONS.some((regulation) => regulation === name);
}
