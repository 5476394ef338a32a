import styles from './counted-text-area.module.css';
import { TextArea, type TextAreaProps } from './text-area.tsx';

/** From this many remaining characters on, the count is announced. */
const NEARLY_FULL = 100;

/** A text area that shows how many characters remain. */
export const CountedTextArea = (
  props: TextAreaProps & { readonly value: string; readonly limit: number },
) => {
  const { limit, ...area } = props;
  const left = limit - props.value.length;
  return (
    <div className={styles.area}>
      <TextArea {...area} />
      <p className={styles.count} data-over={left < 0 || undefined}>
        <span aria-hidden="true">
          {left < 0
            ? `${-left} characters too long`
            : `${props.value.length.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')}`}
        </span>
        <span className="visually-hidden" aria-live="polite">
          {left < 0 ? `${-left} characters too long` : left < NEARLY_FULL ? `${left} characters left` : ''}
        </span>
      </p>
    </div>
  );
};
