import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLinkTo } from '../../parts/links/links.ts';
import { StatusPage } from '../../parts/page/status-page.tsx';
import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/** §2.4 any code but 404: the server's message if there is one, a reload, and a link home. */
export default function ErrorPage({ page: { code, message, traceId } }: { readonly page: PageOf<'error'> }) {
  const { errors, general } = useMessages();
  const linkTo = useLinkTo();
  return (
    <StatusPage code={code} title={message ?? errors.unknownError} text={errors.brokenText} traceId={traceId}>
      {/* An empty address is the document's own, with its query. A reload must be a full load, so the router is off. */}
      <ButtonLink variant="primary" href="" data-router="off">
        {errors.reload}
      </ButtonLink>
      <ButtonLink variant="outline" href={linkTo('home')}>
        {general.backHome}
      </ButtonLink>
    </StatusPage>
  );
}
