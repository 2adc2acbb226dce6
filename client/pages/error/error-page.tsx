import { fill } from '../../../shared/i18n/format.ts';
import type { PageOf } from '../../../shared/page-data.ts';
import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { LobbyTabs } from '../parts/lobby-tabs.tsx';
import { useLocalPath } from '../parts/local-path.ts';
import styles from './error-page.module.css';

const NOT_FOUND = 404;

/** §2.4: the server's message where there is one to show, and a way home; any code but 404 asks for a reload. */
export default function ErrorPage({ page: { code, message } }: { readonly page: PageOf<'error'> }) {
  const { errors } = useMessages();
  const to = useLocalPath();
  const isMissing = code === NOT_FOUND;
  return (
    <>
      <div className={styles.page}>
        <Trails />
        <p className={styles.code}>{fill(errors.code, { code })}</p>
        <h1>{message ?? (isMissing ? errors.pageNotFound : errors.unknownError)}</h1>
        <p className={styles.text}>{isMissing ? errors.lostText : errors.brokenText}</p>
        <div className={styles.actions}>
          {isMissing ? null : (
            // An empty address is the document's own, query included. A full load, whatever the router holds: that is what
            // a reload is for.
            <ButtonLink look="lamp" href="" data-router="off">
              {errors.reload}
            </ButtonLink>
          )}
          <ButtonLink look={isMissing ? 'lamp' : 'outline'} href={to('/')}>
            {errors.backHome}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.ways}>
        <LobbyTabs current={null} />
      </div>
    </>
  );
}
