import { resolveInfoPage } from '../../../shared/config/info-page-names.ts';
import type { ShownInfoPage } from '../../state/info-popup.ts';
import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PaymentMethods } from '../../parts/content/payment-methods.tsx';

interface PopupContentProps {
  readonly shown: ShownInfoPage;
}

/** Fetched HTML, or the table of payment methods; when it could not be loaded, a link to the page itself (§8). */
export function PopupContent({ shown: { page, content } }: PopupContentProps) {
  const { content: words } = useMessages();
  const linkTo = useLinkTo();
  if (content === null) {
    return (
      <ButtonLink href={linkTo('info', { page: resolveInfoPage(page)?.slug ?? null })}>
        {words.infoOpenPage}
      </ButtonLink>
    );
  }
  return 'html' in content ? <Prose html={content.html} /> : <PaymentMethods table={content.payments} />;
}
