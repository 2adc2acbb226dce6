/** The height of an embed's frame: 16:9, a player's strip, or the height of a post. */
type EmbedShape = 'video' | 'audio' | 'post';

/** Content of another site that is loaded only when the visitor asks for it. */
export interface Embed {
  readonly provider: string;
  readonly shape: EmbedShape;
  /** The provider's own page: the facade's link without JavaScript. */
  readonly pageUrl: string;
  /** The address that a frame loads after the click, on the provider's host with the least tracking. */
  readonly frameUrl: string;
}

interface EmbedProvider {
  readonly name: string;
  readonly frameOrigin: string;
  readonly recognise: (url: URL) => Omit<Embed, 'provider'> | null;
}

const YOUTUBE_HOSTS =
  /^(?:(?:www\.|m\.|music\.)?youtube\.com|www\.youtube-nocookie\.com|youtube-nocookie\.com)$/u;

const PROVIDERS: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    frameOrigin: 'https://www.youtube-nocookie.com',
    recognise(url) {
      const path =
        url.hostname === 'youtu.be'
          ? url.pathname.slice(1)
          : YOUTUBE_HOSTS.test(url.hostname)
            ? (url.searchParams.get('v') ??
              /^\/(?:embed|shorts|live|v)\/([^/]+)/u.exec(url.pathname)?.[1] ??
              '')
            : '';
      const id = /^[\w-]{11}$/u.exec(path)?.[0];
      if (id === undefined) return null;
      const start = seconds(url.searchParams.get('start') ?? url.searchParams.get('t'));
      return {
        shape: 'video',
        pageUrl: `https://www.youtube.com/watch?v=${id}${start === 0 ? '' : `&t=${start}`}`,
        frameUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start === 0 ? '' : `&start=${start}`}`,
      };
    },
  },
  {
    name: 'Vimeo',
    frameOrigin: 'https://player.vimeo.com',
    recognise(url) {
      if (!/^(?:www\.|player\.)?vimeo\.com$/u.test(url.hostname)) return null;
      const match = /^\/(?:video\/)?(\d{4,12})(?:\/([\da-f]{6,20}))?\/?$/u.exec(url.pathname);
      const id = match?.[1];
      if (id === undefined) return null;
      // An unlisted film has a second key, in the path of its page and in the query of its frame.
      const key = match?.[2] ?? /^[\da-f]{6,20}$/u.exec(url.searchParams.get('h') ?? '')?.[0];
      return {
        shape: 'video',
        pageUrl: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
        frameUrl: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key === undefined ? '' : `&h=${key}`}`,
      };
    },
  },
  {
    name: 'Spotify',
    frameOrigin: 'https://open.spotify.com',
    recognise(url) {
      if (url.hostname !== 'open.spotify.com') return null;
      const match =
        /^\/(?:intl-\w+\/)?(?:embed\/)?(track|album|playlist|artist|show|episode)\/([\dA-Za-z]{22})\/?$/u.exec(
          url.pathname,
        );
      if (match === null) return null;
      return {
        shape: 'audio',
        pageUrl: `https://open.spotify.com/${match[1]}/${match[2]}`,
        frameUrl: `https://open.spotify.com/embed/${match[1]}/${match[2]}`,
      };
    },
  },
  {
    name: 'X',
    frameOrigin: 'https://platform.twitter.com',
    recognise(url) {
      const isPost = /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/u.test(url.hostname);
      const id = isPost
        ? /^\/\w{1,20}\/status\/(\d{5,20})\/?$/u.exec(url.pathname)?.[1]
        : url.hostname === 'platform.twitter.com'
          ? /^\d{5,20}$/u.exec(url.searchParams.get('id') ?? '')?.[0]
          : undefined;
      if (id === undefined) return null;
      return {
        shape: 'post',
        pageUrl: `https://x.com/i/status/${id}`,
        frameUrl: `https://platform.twitter.com/embed/Tweet.html?dnt=true&theme=dark&id=${id}`,
      };
    },
  },
];

/** The origins that an embed's frame may load from: `frame-src` of the content security policy. */
export const EMBED_ORIGINS: readonly string[] = PROVIDERS.map(({ frameOrigin }) => frameOrigin);

/**
 * The embed that an address means: a provider's page, its player's address, or a facade's own frame. Its addresses are
 * built anew; only an id and a start time are taken over. Null for any other address.
 */
export function recogniseEmbed(address: string): Embed | null {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.port !== '') return null;
  for (const { name, recognise } of PROVIDERS) {
    const embed = recognise(url);
    if (embed !== null) return { provider: name, ...embed };
  }
  return null;
}

/** `95`, `95s` and `1m35s` are 95 seconds; 0 for anything else. */
function seconds(written: string | null): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/u.exec(written ?? '');
  return Number(match?.[1] ?? 0) * 3600 + Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0);
}
