import { useMessages } from '../../../state/app-context.tsx';
import styles from './footer.module.css';

/** For a player who is where nobody is served: the way to write to us, to log out, and to what was said of cookies. */
export function TravellerLinks() {
  const { account, footer } = useMessages();
  return (
    <div className={styles.last}>
      <button
        className={styles.cookies}
        type="button"
        data-action="overlay"
        data-overlay="contact"
        data-needs-script=""
      >
        {footer.contactUs}
      </button>
      <button className={styles.cookies} type="button" data-action="logout" data-player-only="">
        {account.logOut}
      </button>
      <button className={styles.cookies} type="button" data-action="cookie-settings" data-needs-script="">
        {footer.cookieSettings}
      </button>
    </div>
  );
}
