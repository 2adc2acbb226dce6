import { useEffect, useRef } from 'react';
import { LONGEST_QUERY } from '../../../shared/config/constants.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Path that the form is sent to, with locale prefix. */
  readonly action: string;
  readonly query: string;
  readonly placeholder: string;
  readonly submit: string;
}

/** A search that leads to a page of results: a plain GET form, which works without JavaScript. */
export function SearchForm({ action, query, placeholder, submit }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  // Another query is shown, unless the visitor is typing on. What was typed before hydration stays.
  useEffect(() => {
    const input = field.current;
    const isTyping = input === document.activeElement && input?.value.trim() !== shown.current;
    if (input !== null && query !== shown.current && !isTyping) input.value = query;
    shown.current = query;
  }, [query]);
  return (
    <search>
      <form className={styles.form} action={action} method="get">
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={placeholder}
            aria-label={placeholder}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" variant="quiet">
          {submit}
        </Button>
      </form>
    </search>
  );
}
