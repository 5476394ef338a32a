import type { DeskKnownAnswerFragment } from './desk-known-answer.generated.ts';
import { givenText } from './given-text.ts';
import { groupBy } from './group-by.ts';
import styles from './reported-medicines.module.css';

type Reported = readonly DeskKnownAnswerFragment[];

const Report = ({ answers, given }: { readonly answers: Reported; readonly given: string }) => (
  <div className={styles.report}>
    <dl>
      {answers.map(({ id, question, answer }) => (
        <div key={id}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.soft}>{given}</p>
  </div>
);

/** Medicines from elsewhere that the patient reports; earlier statements are collapsed. */
export const ReportedMedicines = ({ answers }: { readonly answers: Reported }) => {
  const [newest, ...earlier] = [...groupBy(answers, givenText)];
  return (
    <section className={styles.reported} aria-labelledby="desk-reported">
      <h3 id="desk-reported">From elsewhere, as the patient says</h3>
      {newest ? (
        <Report given={newest[0]} answers={newest[1]} />
      ) : (
        <p className={styles.soft}>Not asked yet.</p>
      )}
      {earlier.length > 0 ? (
        <details className={styles.more}>
          <summary>What they said before</summary>
          {earlier.map(([given, own]) => (
            <Report key={given} given={given} answers={own} />
          ))}
        </details>
      ) : null}
    </section>
  );
};
