import type { ContentLang } from './post.ts';

/** One of the texts of a folder, `{lang}/{slug}.md` under the caller. @throws when there is no such file */
export function written<Text>(texts: Record<string, Text>, lang: ContentLang, slug: string): Text {
  const text = texts[`./${lang}/${slug}.md`];
  if (text === undefined) throw new Error(`${slug} is not written in ${lang}`);
  return text;
}

/** A sentence with its `{words}` filled in; a word that is not given becomes empty. */
export function filled(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
}
