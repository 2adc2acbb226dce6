import type { Seen } from './seen.ts';

/** The calls of the platform that tell who is logged in (docs/contracts/platform-framework.md). */
interface Platform {
  getSessionDetails(): Promise<{ readonly PlayerName: string } | null>;
  getBalance(): Promise<Readonly<Record<string, unknown>> | null>;
  getFavourites(): Promise<readonly number[]>;
}

/** What the platform itself says of the player; `null` while it is not there or does not answer within a second. */
export async function ownWords(): Promise<Seen['platform']> {
  const platform = platformOf(window);
  if (platform === null) return null;
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, 1_000, null);
  });
  try {
    return await Promise.race([ask(platform), late]);
  } catch {
    return null; // it cannot be asked while it is offline
  }
}

async function ask(platform: Platform): Promise<Seen['platform']> {
  const session = await platform.getSessionDetails();
  if (session === null) return { name: null, balances: [], favourites: [] };
  const [balance, favourites] = await Promise.all([platform.getBalance(), platform.getFavourites()]);
  const shown = Object.entries(balance ?? {}).filter(([key]) => key.startsWith('Display'));
  return {
    name: session.PlayerName,
    // The site shows its texts with plain spaces; some languages have one that does not break before the sign.
    balances: shown.map(([, text]) => String(text).replaceAll(/\s+/gu, ' ')),
    favourites,
  };
}

function platformOf(global: object): Platform | null {
  const platform: unknown = Reflect.get(global, 'CasinoPlatform');
  return isPlatform(platform) ? platform : null;
}

function isPlatform(value: unknown): value is Platform {
  return typeof value === 'object' && value !== null && 'getSessionDetails' in value && 'getBalance' in value;
}
