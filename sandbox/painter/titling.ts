/** What of a name is lettered large, and what goes on the plate beside it. */
import type { GameEntry } from '../data/games.ts';

export type Titling = { title: string; plate?: string };

const SUFFIX =
  /^(.+?)[ :]+(Megaways|Jackpot King|JPK|Bingo Grid|Hold & Win|Power Reels|Gold Edition|Cash Collect|Link & Spin|Hot Streak|Super Stacks|Double Up|Reloaded|Respins|Unleashed|Supreme|Collectors|Deluxe|Xtreme|Live|Encore|Jackpot|Director’s Cut|The Series|The Musical|The Cartoon|The Motion Picture|Season One)$/i;
const PREFIX = /^(Slingo|Salon Privé|First Person|Power|Speed|VIP) (.+)$/;

/** A name in two parts; a name with nothing to set apart is all title. Live tables without a plate say that they are live. */
export function titling({ name, kind }: Pick<GameEntry, 'name' | 'kind'>): Titling {
  const after = SUFFIX.exec(name);
  if (after?.[1] !== undefined && after[2] !== undefined) return { title: after[1], plate: after[2] };
  const before = PREFIX.exec(name);
  if (before?.[1] !== undefined && before[2] !== undefined) return { title: before[2], plate: before[1] };
  return kind === 'live' ? { title: name, plate: 'Live' } : { title: name };
}
