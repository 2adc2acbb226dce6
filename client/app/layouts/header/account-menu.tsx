import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/format.ts';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AccountPanel } from './account-panel.tsx';
import { useDropDown } from './drop-down.ts';
import styles from './player-actions.module.css';
import { classNames } from '../../../ui/class-names.ts';

const PANEL_ID = 'account-menu';

/** The member drop-down of wide screens (§2.7), 350 px. Its content is made when it opens. */
export function AccountMenu({ isAwaited }: { readonly isAwaited: boolean }) {
  useSignals();
  const { account } = useApp();
  const messages = useMessages();
  const { isOpen, toggle, frame, panel } = useDropDown();
  const name = account.displayName.value || messages.account.account;
  return (
    // The frame only handles events that bubble from its button and links.
    <div className={classNames(styles.menu, styles.accountMenu)} {...frame}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        aria-label={fill(messages.account.accountOf, { name })}
        onClick={toggle}
      >
        <Icon name="user" />
        <span className={styles.name}>{name}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={PANEL_ID} className={styles.drop} hidden={!isOpen} {...panel}>
        {isOpen ? <AccountPanel isAwaited={isAwaited} /> : null}
      </div>
    </div>
  );
}
