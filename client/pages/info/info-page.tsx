import '../../styles/cms.css';
import { INFO_PAGES } from '../../../shared/config/info-pages.ts';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import type { PageOf } from '../../../shared/page-data.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { useLocalPath } from '../parts/local-path.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { PaymentMethods } from '../parts/payment-methods.tsx';
import { Reading } from '../parts/reading.tsx';
import readingStyles from '../parts/reading.module.css';

/** `/info/{page}/`: help and policies from the platform; the payment methods as a table (§2.3, §2.8). */
export default function InfoPage({ page }: { readonly page: PageOf<'info'> }) {
  const { content } = useMessages();
  return (
    <>
      <article>
        <PageHeader title={page.title} crumbs={[{ text: content.infoTitle, href: '/info/' }]} />
        <Reading toc={page.toc}>
          {page.payments === null ? <Prose html={page.html} /> : <PaymentMethods table={page.payments} />}
        </Reading>
      </article>
      <Siblings page={page} />
    </>
  );
}

function Siblings({ page: { page, siblings } }: { readonly page: PageOf<'info'> }) {
  const { content } = useMessages();
  const { language } = LOCALE_FACTS[useLocale()];
  const to = useLocalPath();
  const others = INFO_PAGES.filter(({ slug }) => siblings.includes(slug));
  if (others.length === 0) return null;
  return (
    <nav className={readingStyles.siblings} aria-labelledby="more-information">
      <h2 id="more-information">{content.infoMore}</h2>
      <ul>
        {others.map(({ slug, title }) => (
          <li key={slug}>
            <a href={to(`/info/${slug}/`)} aria-current={slug === page ? 'page' : undefined}>
              {title[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
