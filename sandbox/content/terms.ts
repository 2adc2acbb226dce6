import * as v from 'valibot';
import { studios } from '../data/catalogue.ts';
import { SCENES, type Scene } from '../data/games-words.ts';
import type { ContentLang } from './post.ts';
import { termNames, type topics } from './schemas.ts';
import json from './terms.json' with { type: 'json' };

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

const NAMES = v.parse(termNames, json);
/** The themes' names, HTML. */
export const THEME_NAMES: Record<Scene, Record<ContentLang, string>> = NAMES.themes;

type MagazineTopic = (typeof topics)[number];

const LANG_STEP: Record<ContentLang, number> = { en: 0, es: 500 };

export function themeTermId(scene: Scene, lang: ContentLang): number {
  return 201 + SCENES.indexOf(scene) + LANG_STEP[lang];
}

export function providerTermId(slug: string, lang: ContentLang): number {
  return 301 + studios.findIndex((studio) => studio.slug === slug) + LANG_STEP[lang];
}

export function topicTermId(topic: MagazineTopic, lang: ContentLang): number {
  return 11 + NAMES.topics.findIndex(({ slug }) => slug === topic) + LANG_STEP[lang];
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
    ...NAMES.topics.map((topic, index) => child(11 + index, topic.slug, topic[lang], MAGAZINE_PARENT, lang)),
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
