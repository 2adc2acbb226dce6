import { useMessages } from '../../../state/app-context.tsx';
import styles from './footer.module.css';

/** For a player who is where nobody is served: the way to write to us, and to log out. */
export function TravellerLinks() {
  const { account, footer } = useMessages();
  return (
    <div className={styles.last}>
      <button
        className={styles.setting}
        type="button"
        data-action="overlay"
        data-overlay="contact"
        data-needs-script=""
      >
        {footer.contactUs}
      </button>
      <button className={styles.setting} type="button" data-action="logout" data-player-only="">
        {account.logOut}
      </button>
    </div>
  );
}
