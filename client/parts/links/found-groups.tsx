import type { SearchGroup } from '../../../shared/search/find-groups.ts';
import { useMessages } from '../../state/app-context.tsx';
import { PillLink, PillRow } from '../../ui/pill/pill.tsx';
import { useLocalPath } from './links.ts';

/** Themes and kinds of game that a query names, as links to their pages (§2.10). */
export function FoundGroups({ groups }: { readonly groups: readonly SearchGroup[] }) {
  const { gameLists } = useMessages();
  const to = useLocalPath();
  if (groups.length === 0) return null;
  return (
    <PillRow label={gameLists.groupsFound} wrap>
      {groups.map(({ name, path }) => (
        <PillLink key={path} href={to(path)} icon="grid">
          {name}
        </PillLink>
      ))}
    </PillRow>
  );
}
