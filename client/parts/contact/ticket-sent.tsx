import { useEffect, useRef } from 'react';
import { useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusInSight } from '../../ui/focus-in-sight.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './ticket.module.css';

/** Confirms that the ticket was accepted. It takes the focus, since the button that had it is gone. */
export function TicketSent({ onAnother }: { readonly onAnother: () => void }) {
  const { content } = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => focusInSight(panel.current), []);
  return (
    <div className={classNames(styles.form, styles.sent)} ref={panel} tabIndex={-1}>
      <Icon name="check" size={44} />
      <h2>{content.contactSent}</h2>
      <p>{content.contactSentText}</p>
      <Button variant="quiet" onClick={onAnother}>
        {content.contactAnother}
      </Button>
    </div>
  );
}
