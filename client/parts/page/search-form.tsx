import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Where the query goes, with its locale prefix. */
  readonly action: string;
  readonly query: string;
  readonly placeholder: string;
  readonly submit: string;
}

/** A search whose answer is a page: a plain GET form, with or without JavaScript. */
export function SearchForm({ action, query, placeholder, submit }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={action} method="get">
        <div className={styles.field}>
          <Icon name="search" />
          <input
            key={query}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={placeholder}
            aria-label={placeholder}
            maxLength={100}
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
