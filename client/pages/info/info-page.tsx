import '../../styles/cms.css';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { Rights, SaferTools } from './safer-tools.tsx';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { PaymentMethods } from '../../parts/content/payment-methods.tsx';
import { Reading } from '../../parts/content/reading.tsx';
import readingStyles from '../../parts/content/reading.module.css';

/** `/info/{page}/`: help and policies from the platform; the payment methods as a table (§2.3, §2.8). */
export default function InfoPage({ page }: { readonly page: PageOf<'info'> }) {
  const { content } = useMessages();
  return (
    <>
      <article>
        <PageHeader title={page.title} crumbs={[{ text: content.infoTitle, href: pathTo('info') }]} />
        {page.rights === null ? null : <SaferTools />}
        <Reading toc={page.toc}>
          {page.payments === null ? <Prose html={page.html} /> : <PaymentMethods table={page.payments} />}
        </Reading>
        {page.rights === null ? null : <Rights rights={page.rights} />}
      </article>
      <Siblings page={page} />
    </>
  );
}

function Siblings({ page: { slug: current, siblings } }: { readonly page: PageOf<'info'> }) {
  const { content } = useMessages();
  const linkTo = useLinkTo();
  if (siblings.length === 0) return null;
  return (
    <nav className={readingStyles.siblings} aria-labelledby="more-information">
      <h2 id="more-information">{content.infoMore}</h2>
      <ul>
        {siblings.map(({ slug, title }) => (
          <li key={slug}>
            <a href={linkTo('info', { page: slug })} aria-current={slug === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
