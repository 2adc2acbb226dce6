import { featuresFor, SORTS } from '../../../shared/domain/games/filter-games.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages, usePageData } from '../../state/app-context.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useLocalPath } from '../../parts/links/links.ts';
import styles from './all-games-page.module.css';
import { letterQuery } from './filter-address.ts';

/**
 * Provider, feature and order as a plain GET form: its address can be shared, and it works without scripts. On narrow
 * screens it is folded until a filter is set.
 */
export function GameFilters({ page: { filters, providers } }: { readonly page: PageOf<'all-games'> }) {
  const { gameArea } = useMessages();
  const { address, policy } = usePageData();
  const to = useLocalPath();
  const isFiltered = filters.letter ?? filters.provider ?? filters.feature;
  return (
    <details className={styles.fold} open={(filters.provider ?? filters.feature) !== null}>
      <summary className={styles.summary}>
        <Icon name="filter" size={20} />
        {gameArea.filters}
      </summary>
      <form className={styles.filters} action={to(address.path)} method="get" aria-label={gameArea.filters}>
        {filters.letter === null ? null : (
          <input type="hidden" name="letter" value={letterQuery(filters.letter)} />
        )}
        <SelectField
          id="filter-provider"
          name="provider"
          label={gameArea.provider}
          defaultValue={filters.provider ?? ''}
          options={[
            { value: '', text: gameArea.allProviders },
            ...providers.map(({ slug, name }) => ({ value: slug, text: name })),
          ]}
        />
        <SelectField
          id="filter-feature"
          name="feature"
          label={gameArea.feature}
          defaultValue={filters.feature ?? ''}
          options={[
            { value: '', text: gameArea.allFeatures },
            ...featuresFor(policy).map((feature) => ({ value: feature, text: gameArea.features[feature] })),
          ]}
        />
        <SelectField
          id="filter-sort"
          name="sort"
          label={gameArea.sort}
          defaultValue={filters.sort}
          options={SORTS.map((sort) => ({ value: sort, text: gameArea.sorts[sort] }))}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="quiet">
            {gameArea.apply}
          </Button>
          {isFiltered === null ? null : (
            <ButtonLink variant="text" href={to(address.path)}>
              {gameArea.reset}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  );
}
