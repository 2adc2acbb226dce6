import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TicketForm } from '../../parts/contact/ticket-form.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import styles from './contact-popup.module.css';

/**
 * The contact popup, which other scripts open with `window.openContactUs()` (§2.12): the ticket form and quicker ways.
 * @fetched The contact form is opened
 */
export default function ContactPopup() {
  useSignals();
  const { overlays } = useApp();
  const { content, general } = useMessages();
  return (
    <Dialog
      isOpen={overlays.openName.value === 'contact'}
      onClose={() => overlays.close('contact')}
      title={content.contactTitle}
      closeLabel={general.close}
    >
      <p className={styles.lead}>{content.contactText}</p>
      <QuickerWays />
      <TicketForm />
    </Dialog>
  );
}

/** §2.12: live chat is hidden when logged out. */
function QuickerWays() {
  const { content } = useMessages();
  const linkTo = useLinkTo();
  return (
    <ul className={styles.ways}>
      <li data-player-only="">
        <Button size="small" data-action="widget" data-widget="chat">
          <Icon name="chat" size={20} />
          {content.contactChat}
        </Button>
      </li>
      <li>
        <ButtonLink size="small" href={linkTo('info', { page: 'faq' })} data-info-page="faq">
          <Icon name="help" size={20} />
          {content.contactFaq}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink
          size="small"
          href={linkTo('info', { page: 'responsible-gambling' })}
          data-info-page="responsible"
        >
          <Icon name="shield" size={20} />
          {content.contactSafer}
        </ButtonLink>
      </li>
    </ul>
  );
}
