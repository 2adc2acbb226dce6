import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLinkTo } from '../../parts/links/links.ts';
import { StatusPage } from '../../parts/page/status-page.tsx';
import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/** §2.4 code 404, §8 unknown route: says that the page does not exist, and links to pages that do. */
export default function NotFoundPage({ page: { message } }: { readonly page: PageOf<'not-found'> }) {
  const { errors, general } = useMessages();
  const linkTo = useLinkTo();
  return (
    <StatusPage code={404} title={message ?? errors.pageNotFound} text={errors.lostText}>
      <ButtonLink variant="primary" href={linkTo('home')}>
        {general.backHome}
      </ButtonLink>
    </StatusPage>
  );
}
