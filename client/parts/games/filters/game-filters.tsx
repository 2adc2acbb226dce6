import type { ReadonlySignal } from '@preact/signals-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { SORTS } from '../../../../shared/domain/games/game-filter.ts';
import type { FilterChoices, GameFilters as Filters } from '../../../../shared/domain/games/lobby.ts';
import { fill } from '../../../../shared/i18n/format.ts';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useAddressWith } from '../../links/links.ts';
import { filterQuery, isFiltered, letterQuery } from './filter-address.ts';
import styles from './game-filters.module.css';

interface GameFiltersProps {
  readonly choices: FilterChoices;
  /** What the default order is called: of all games the popular ones are first, a tab has its own order. */
  readonly defaultSort: string;
}

/**
 * Provider, feature and order as a plain GET form: its address can be shared, and it works without scripts. With them a
 * choice acts at once, and each filter that is set can be taken off.
 */
export function GameFilters({ choices, defaultSort }: GameFiltersProps) {
  const { filters, providers, features } = choices;
  const { gameLists } = useMessages();
  const { isPageUnderWay, pageData } = useApp().navigation;
  const addressWith = useAddressWith();
  const form = useRef<HTMLFormElement>(null);
  const { provider, feature, sort } = filters;
  const sortValue = sort === SORTS[0] ? '' : sort;
  const isFirst = useRef(true);
  // The fields are the visitor's while a choice is on its way; another address (Back, a filter taken off) sets them, and a choice
  // that comes to nothing is taken back: the same could not be chosen again.
  useEffect(() => {
    const setFields = () => {
      for (const [name, value] of Object.entries({ provider, feature, sort: sortValue })) {
        const field = form.current?.elements.namedItem(name);
        if (!(field instanceof HTMLSelectElement)) continue;
        // Safari resets the form of a document that Back brings: to what holds now, not to what it came with.
        for (const option of field.options)
          option.toggleAttribute('selected', option.value === (value ?? ''));
        field.value = value ?? '';
      }
    };
    if (!isFirst.current) setFields();
    else if (isChosen(form.current)) form.current?.requestSubmit();
    isFirst.current = false;
    return whenEnded(isPageUnderWay, pageData, (hasCome) => {
      if (!hasCome) setFields();
    });
  }, [provider, feature, sortValue, isPageUnderWay, pageData]);
  return (
    <div className={styles.bar}>
      <form
        className={styles.form}
        ref={form}
        action={addressWith('')}
        method="get"
        aria-label={gameLists.filters}
        data-scroll="keep"
        // What a browser restores has not been chosen.
        autoComplete="off"
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        {filters.letter === null ? null : (
          <input type="hidden" name="letter" value={letterQuery(filters.letter)} />
        )}
        <Pick name="provider" label={gameLists.provider} value={provider ?? ''}>
          <option value="">{gameLists.allProviders}</option>
          {providers.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Pick>
        {features.length === 0 ? null : (
          <Pick name="feature" label={gameLists.feature} value={feature ?? ''}>
            <option value="">{gameLists.allFeatures}</option>
            {features.map((each) => (
              <option key={each} value={each}>
                {gameLists.features[each]}
              </option>
            ))}
          </Pick>
        )}
        <Pick name="sort" label={gameLists.sort} value={sortValue}>
          {SORTS.map((each, index) => (
            <option key={each} value={index === 0 ? '' : each}>
              {index === 0 ? defaultSort : gameLists.sorts[each]}
            </option>
          ))}
        </Pick>
        <Button className={styles.apply} type="submit" variant="quiet" size="small">
          {gameLists.apply}
        </Button>
      </form>
      {isFiltered(filters) ? <Chips choices={choices} onRemove={() => focusFirst(form.current)} /> : null}
    </div>
  );
}

/**
 * Calls `run` when a page that was asked for has come, or does not come.
 * @returns ends it
 */
function whenEnded(
  isUnderWay: ReadonlySignal<boolean>,
  shown: ReadonlySignal<unknown>,
  run: (hasCome: boolean) => void,
): () => void {
  let before: unknown = null;
  return isUnderWay.subscribe((is) => {
    if (is) before = shown.peek();
    else if (before !== null) run(shown.peek() !== before);
    if (!is) before = null;
  });
}

interface PickProps {
  readonly name: keyof Filters;
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Pick({ name, label, value, children }: PickProps) {
  return (
    <div className={styles.pick}>
      <select name={name} aria-label={label} defaultValue={value}>
        {children}
      </select>
    </div>
  );
}

/** Whether the visitor has chosen before hydration, which was told of no change. */
function isChosen(form: HTMLFormElement | null): boolean {
  return [...(form?.querySelectorAll<HTMLOptionElement>('option[selected]') ?? [])].some(
    ({ selected }) => !selected,
  );
}

/** A chip that is taken off leaves the page: the focus goes on in the form and not to the top of the document. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('select')?.focus({ preventScroll: true });
}

interface ChipsProps {
  readonly choices: FilterChoices;
  readonly onRemove: () => void;
}

/** The filters that are set, each a link to the same list without it. */
function Chips({ choices: { filters, providers }, onRemove }: ChipsProps) {
  const { gameLists } = useMessages();
  const addressWith = useAddressWith();
  const { letter, provider, feature } = filters;
  const names: Readonly<Record<string, string>> = gameLists.features;
  const chips = [
    { name: 'letter', text: letter },
    { name: 'provider', text: providers.find(({ slug }) => slug === provider)?.name ?? provider },
    { name: 'feature', text: feature === null ? null : names[feature] },
  ] as const;
  const set = chips.flatMap(({ name, text }) =>
    text === null || text === undefined ? [] : [{ name, text }],
  );
  return (
    <ul className={styles.chips}>
      {set.map(({ name, text }) => (
        <li key={name}>
          <a
            className={styles.chip}
            href={addressWith(filterQuery(filters, { [name]: null }))}
            aria-label={fill(gameLists.removeFilter, { name: text })}
            data-scroll="keep"
            onClick={onRemove}
          >
            <span>{text}</span>
            <Icon name="close" size={18} />
          </a>
        </li>
      ))}
      {set.length < 2 ? null : (
        <li>
          <a className={styles.reset} href={addressWith('')} data-scroll="keep" onClick={onRemove}>
            {gameLists.reset}
          </a>
        </li>
      )}
    </ul>
  );
}
