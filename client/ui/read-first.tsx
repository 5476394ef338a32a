import { CheckboxField } from './checkbox-field.tsx';
import { Stack } from './layout.tsx';
import styles from './read-first.module.css';

/** A text to read and confirm before continuing, such as the risks of a medicine. */
export interface ReadFirst {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface ReadFirstListProps {
  readonly texts: readonly ReadFirst[];
  /** Ids of the checked texts. */
  readonly ticked: ReadonlySet<string>;
  readonly errorOf: (id: string) => string | undefined;
  readonly onTick: (id: string, ticked: boolean) => void;
}

/** Safety texts, each with a checkbox; nothing when there is none. */
export const ReadFirstList = ({ texts, ticked, errorOf, onTick }: ReadFirstListProps) =>
  texts.length === 0 ? null : (
    <section className={styles.part} aria-labelledby="read-first">
      <h2 id="read-first">Please read this first</h2>
      <Stack gap={4}>
        {texts.map(({ id, title, text }) => (
          <div key={id} className={styles.read}>
            <h3>{title}</h3>
            <p>{text}</p>
            <CheckboxField
              name={id}
              label="I have read this"
              checked={ticked.has(id)}
              error={errorOf(id)}
              onChange={(on) => onTick(id, on)}
            />
          </div>
        ))}
      </Stack>
    </section>
  );
