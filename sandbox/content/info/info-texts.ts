import type { ContentLang } from '../post.ts';
export const INFO_TEXTS: Record<string, Record<ContentLang, string>> = {
  terms: { en: '<h1>Terms</h1><p>To come.</p>', es: '<h1>Términos</h1><p>Por venir.</p>' },
};
