import { studios } from '../data/catalogue.ts';
import { SCENES, type Scene } from '../data/games-words.ts';
import type { ContentLang } from './post.ts';
import type { topics } from './schemas.ts';

/** §9: the parents that the site asks the children of. */
const THEME_PARENT = 87;
const PROVIDER_PARENT = 132;
const MAGAZINE_PARENT = 10;

/** A category. `count` is filled in by the collection that knows the posts. */
export type Term = {
  id: number;
  slug: string;
  name: string;
  parent: number;
  description: string;
  lang: ContentLang;
  count: number;
};

export const THEME_NAMES: Record<Scene, Record<ContentLang, string>> = {
  egypt: { en: 'Ancient Egypt', es: 'Antiguo Egipto' },
  animal: { en: 'Animals', es: 'Animales' },
  fruit: { en: 'Fruit', es: 'Frutas' },
  god: { en: 'Gods &amp; Legends', es: 'Dioses y leyendas' },
  adventure: { en: 'Adventure', es: 'Aventura' },
  jewel: { en: 'Jewels', es: 'Joyas' },
  jungle: { en: 'Jungle', es: 'Selva' },
  fish: { en: 'Fishing &amp; Sea', es: 'Pesca y mar' },
  classic: { en: 'Classics', es: 'Clásicos' },
};

const MAGAZINE: readonly { slug: string; en: string; es: string }[] = [
  { slug: 'guides', en: 'Guides', es: 'Guías' },
  { slug: 'studios', en: 'Studios', es: 'Estudios' },
  { slug: 'live-tables', en: 'Live tables', es: 'Mesas en vivo' },
  { slug: 'safer-play', en: 'Safer play', es: 'Juego responsable' },
  { slug: 'culture', en: 'Culture', es: 'Cultura' },
  { slug: 'news', en: 'News', es: 'Novedades' },
];
export type MagazineTopic = (typeof topics)[number];

const LANG_STEP: Record<ContentLang, number> = { en: 0, es: 500 };

export function themeTermId(scene: Scene, lang: ContentLang): number {
  return 201 + SCENES.indexOf(scene) + LANG_STEP[lang];
}

export function providerTermId(slug: string, lang: ContentLang): number {
  return 301 + studios.findIndex((studio) => studio.slug === slug) + LANG_STEP[lang];
}

export function topicTermId(topic: MagazineTopic, lang: ContentLang): number {
  return 11 + MAGAZINE.findIndex(({ slug }) => slug === topic) + LANG_STEP[lang];
}

/** Every category in both languages, without counts. A translated term keeps the slug, as the site's addresses do. */
export function createTerms(): Term[] {
  return [...termsIn('en'), ...termsIn('es')];
}

function termsIn(lang: ContentLang): Term[] {
  return [
    parent(MAGAZINE_PARENT, 'magazine', lang === 'en' ? 'Magazine' : 'Revista', lang),
    parent(THEME_PARENT, 'themes', lang === 'en' ? 'Themes' : 'Temas', lang),
    parent(PROVIDER_PARENT, 'providers', lang === 'en' ? 'Providers' : 'Proveedores', lang),
    ...MAGAZINE.map((topic, index) => child(11 + index, topic.slug, topic[lang], MAGAZINE_PARENT, lang)),
    ...SCENES.map((scene, index) => child(201 + index, scene, THEME_NAMES[scene][lang], THEME_PARENT, lang)),
    ...studios.map(({ slug, name }, index) =>
      child(301 + index, slug, name.replaceAll('&', '&amp;'), PROVIDER_PARENT, lang),
    ),
  ];
}

/** The three parents have one id in both languages: the site knows it by number (§9). */
function parent(id: number, slug: string, name: string, lang: ContentLang): Term {
  return { id, slug, name, parent: 0, description: '', lang, count: 0 };
}

function child(id: number, slug: string, name: string, parentId: number, lang: ContentLang): Term {
  return { id: id + LANG_STEP[lang], slug, name, parent: parentId, description: '', lang, count: 0 };
}
