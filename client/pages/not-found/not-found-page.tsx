import type { PageOf } from '../../../shared/pages/pages.ts';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import { languageLink } from '../../parts/links/language-link.ts';
import { useLinkTo } from '../../parts/links/links.ts';
import { StatusPage } from '../../parts/page/status-page.tsx';
import { useMessages, usePageData } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/**
 * §2.4 code 404, §8 unknown route: says that the page does not exist, and links to pages that do; first to this one in a
 * language that has it (§2.7), to which a cookie may have led (§2.1).
 */
export default function NotFoundPage({ page: { message } }: { readonly page: PageOf<'not-found'> }) {
  const { errors, general } = useMessages();
  const { address, meta } = usePageData();
  const linkTo = useLinkTo();
  const [other] = meta.translations?.locales ?? [];
  return (
    <StatusPage
      code={404}
      title={message ?? errors.pageNotFound}
      text={other === undefined ? errors.lostText : errors.otherLanguageText}
    >
      {other === undefined ? null : (
        <ButtonLink variant="primary" {...languageLink({ ...address, locale: other }, address.locale)}>
          {LOCALE_FACTS[other].label}
        </ButtonLink>
      )}
      <ButtonLink variant={other === undefined ? 'primary' : 'quiet'} href={linkTo('home')}>
        {general.backHome}
      </ButtonLink>
    </StatusPage>
  );
}
