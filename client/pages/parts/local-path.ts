import { localePath } from '../../../shared/routing/locale-path.ts';
import { useLocale } from '../../state/app-context.tsx';

/** Gives addresses in the page's locale: `to('/blog/')` is `/es/blog/` on a Spanish page. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(locale, path);
}
