import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import styles from './restricted-page.module.css';

/** `/restricted-access/`: for visitors from countries that the licence does not cover. */
export default function RestrictedPage() {
  const { content } = useMessages();
  const linkTo = useLinkTo();
  return (
    <div className={styles.page}>
      <Trails />
      <Icon name="globe" size={48} />
      <h1>{content.restrictedTitle}</h1>
      <p>{content.restrictedText}</p>
      <ButtonLink variant="outline" href={linkTo('info', { page: 'help' })}>
        {content.restrictedHelp}
      </ButtonLink>
    </div>
  );
}
