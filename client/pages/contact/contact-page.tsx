import '../../styles/cms.css';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { TicketForm } from '../../parts/contact/ticket-form.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { widgetHref } from '../../parts/links/widget-link.tsx';
import { PageHeader } from '../../parts/page/page-header.tsx';
import styles from './contact-page.module.css';

/** `/contact-us/`: the ticket form, and beside it the quicker ways to get help (§2.2, §7.5). */
export default function ContactPage({ page: { body } }: { readonly page: PageOf<'contact'> }) {
  const { content } = useMessages();
  return (
    <>
      <PageHeader title={content.contactTitle} text={content.contactText} />
      <div className={styles.columns}>
        <div>
          <div className={styles.panel}>
            <TicketForm />
          </div>
          {body === null || body.html === '' ? null : (
            <div className={styles.words}>
              <Prose html={body.html} />
            </div>
          )}
        </div>
        <Ways />
      </div>
    </>
  );
}

function Ways() {
  const { content, general } = useMessages();
  const linkTo = useLinkTo();
  return (
    <ul className={styles.ways}>
      <li>
        <Icon name="chat" size={28} />
        <h2>{content.contactChat}</h2>
        <p>{content.contactChatText}</p>
        {/* §2.12: its button is hidden when logged out. A way to log in has its place, so that nothing moves with the session. */}
        <button type="button" data-player-only="" data-action="widget" data-widget="chat">
          {content.contactStartChat}
        </button>
        <a
          href={widgetHref('login')}
          rel="nofollow"
          data-guest-only=""
          data-action="widget"
          data-widget="login"
        >
          {general.login}
        </a>
      </li>
      <li>
        <Icon name="help" size={28} />
        <h2>{content.contactFaq}</h2>
        <p>{content.contactFaqText}</p>
        <a href={linkTo('info', { page: 'faq' })} data-info-page="faq">
          {content.contactRead}
        </a>
      </li>
      <li>
        <Icon name="shield" size={28} />
        <h2>{content.contactSafer}</h2>
        <p>{content.contactSaferText}</p>
        <a href={linkTo('info', { page: 'responsible-gambling' })} data-info-page="responsible">
          {content.contactSaferLink}
        </a>
      </li>
    </ul>
  );
}
