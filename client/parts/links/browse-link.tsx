import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useLinkTo } from './links.ts';

/** The way on from a list without entries: all games. */
export function BrowseLink() {
  const { gameArea } = useMessages();
  const linkTo = useLinkTo();
  return (
    <ButtonLink variant="quiet" href={linkTo('all-games')}>
      {gameArea.browse}
    </ButtonLink>
  );
}
