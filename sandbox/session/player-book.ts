import { IDLE_LIMIT_MS, type RequestBody } from './contract.ts';
import { refuse } from './refusal.ts';
import type { Login, Player } from './player.ts';
import type { ContentLang } from '../content/post.ts';
import { currencyOf, languageOf, regulationOf } from '../routes/visitor.ts';

const FIRST_ID = 710_001;
const UNLIMITED = { amountMinor: null };

type Identity = Pick<RequestBody<'register'>, 'email' | 'firstName' | 'lastName' | 'birthDate'> &
  Partial<Pick<RequestBody<'register'>, 'country' | 'currency' | 'language' | 'marketing'>>;

/** Who plays, and who is logged in. In memory, for as long as the Worker runs. */
export class PlayerBook {
  readonly #players = new Map<string, Player>();
  readonly #logins = new Map<string, Login>();
  #nextId = FIRST_ID;
  #demo: Promise<void> | null = null;

  /** The player who is there from the start; made on first use, because hashing needs a request's context. */
  async ensureDemo(): Promise<void> {
    this.#demo ??= this.#addDemo();
    await this.#demo;
  }

  async #addDemo(): Promise<void> {
    const demo = await this.#add(
      { email: 'demo@velvetcomet.example', firstName: 'Dana', lastName: 'Moreau', birthDate: '1990-05-17' },
      'comet-demo',
    );
    demo.realMinor = 250_00;
    demo.bonusMinor = 25_00;
  }

  /** Throws 409 `email-taken`. */
  async register(identity: Identity, password: string, lang: ContentLang): Promise<Login> {
    if (this.#players.has(identity.email.toLowerCase())) {
      throw refuse(409, 'email-taken', 'There is already an account with this e-mail address.', 'email');
    }
    return this.#open(await this.#add(identity, password), lang);
  }

  /** Throws 401 `wrong-credentials`, 403 `cool-off` or `self-excluded`. */
  async login(email: string, password: string, lang: ContentLang): Promise<Login> {
    const player = this.#players.get(email.toLowerCase());
    if (player === undefined || player.passwordHash !== (await hashPassword(email, password))) {
      throw refuse(401, 'wrong-credentials', 'The e-mail address or the password is not right.');
    }
    const now = new Date().toISOString();
    if (player.selfExcludedUntil !== null && player.selfExcludedUntil > now) {
      throw refuse(403, 'self-excluded', `You have excluded yourself until ${player.selfExcludedUntil}.`);
    }
    if (player.coolOffUntil !== null && player.coolOffUntil > now) {
      throw refuse(403, 'cool-off', `Your break lasts until ${player.coolOffUntil}.`);
    }
    return this.#open(player, lang);
  }

  logout(token: string): void {
    this.#logins.delete(token);
  }

  /** Ends every session of a player who takes a break. */
  logoutEverywhere(player: Player): void {
    for (const [token, login] of this.#logins) if (login.player === player) this.#logins.delete(token);
  }

  /** The login a bearer stands for, renewed. Throws 401 `unauthorised`. */
  loginOf(request: Request): Login {
    const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const login = this.#logins.get(token);
    if (login === undefined || Date.now() - login.lastSeenMs > IDLE_LIMIT_MS) {
      this.#logins.delete(token);
      throw refuse(401, 'unauthorised', 'Please log in.');
    }
    login.lastSeenMs = Date.now();
    login.lang = languageOf(request);
    return login;
  }

  #open(player: Player, lang: ContentLang): Login {
    const login: Login = {
      token: crypto.randomUUID(),
      player,
      lang,
      startedAt: new Date().toISOString(),
      lastSeenMs: Date.now(),
      stakedMinor: 0,
      wonMinor: 0,
    };
    this.#logins.set(login.token, login);
    return login;
  }

  async #add(identity: Identity, password: string): Promise<Player> {
    const country = (identity.country ?? 'GB').toUpperCase();
    const player: Player = {
      id: this.#nextId,
      email: identity.email,
      passwordHash: await hashPassword(identity.email, password),
      firstName: identity.firstName,
      lastName: identity.lastName,
      birthDate: identity.birthDate,
      country,
      currency: identity.currency ?? currencyOf(country),
      language: identity.language ?? 'ENG',
      regulation: regulationOf(country),
      phone: '',
      address: '',
      marketing: identity.marketing ?? { email: false, text: false, phone: false },
      registeredAt: new Date().toISOString(),
      realMinor: 0,
      bonusMinor: 0,
      favourites: [],
      rounds: [],
      transactions: [],
      limits: { daily: { ...UNLIMITED }, weekly: { ...UNLIMITED }, monthly: { ...UNLIMITED } },
      realityCheckMinutes: null,
      coolOffUntil: null,
      selfExcludedUntil: null,
      documents: [],
      dealt: 0,
    };
    this.#nextId += 1;
    this.#players.set(player.email.toLowerCase(), player);
    return player;
  }
}

/** Enough for a stand-in: passwords are not kept as typed, and nothing outlives the process. */
export async function hashPassword(email: string, password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${email.toLowerCase()}\n${password}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
