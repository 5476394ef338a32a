import { Button } from '#client/ui/button.tsx';
import styles from './search-form.module.css';

export interface SearchFormProps {
  readonly label: string;
  /** What was searched for. */
  readonly value?: string | undefined;
  /** What is wrong with it and how to correct it. */
  readonly error?: string | undefined;
}

/**
 * The field of the page `/search`, on any page. A plain form that needs no script; the page is on every host, so that what
 * somebody types goes to no other.
 */
export const SearchForm = ({ label, value = '', error }: SearchFormProps) => (
  <search>
    <form action="/search" className={styles.form}>
      <label htmlFor="search-q" className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id="search-q"
          type="search"
          name="q"
          className={styles.input}
          defaultValue={value}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'search-error' : undefined}
        />
        <Button type="submit">Search</Button>
      </div>
      {error ? (
        <p id="search-error" role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </form>
  </search>
);
