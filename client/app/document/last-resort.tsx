import { pathTo } from '../../../shared/routing/path-to.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';

/** The error page of last resort (§2.4, §8). It depends on as little as possible: no styles, no icons, no signals. */
export function LastResort() {
  const { errors } = useMessages();
  return (
    <>
      <h1>{errors.errorPageFailed}</h1>
      <a href={localePath(useLocale(), pathTo('home'))}>{errors.backHome}</a>
    </>
  );
}
