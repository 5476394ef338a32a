import type { CheckInPartFragment } from './check-in-part.generated.ts';

type Decision = NonNullable<CheckInPartFragment['decided']>;

const namesOf = (products: Decision['after']): readonly string[] =>
  products.map(({ publicDisplayedName }) => publicDisplayedName);

/** The clinician's decision at the renewal, next to the previous treatment. */
export const Decided = ({ before, after }: Decision) => {
  const had = namesOf(before);
  const has = namesOf(after);
  const added = has.filter((name) => !had.includes(name));
  const ended = had.filter((name) => !has.includes(name));
  const kept = has.filter((name) => had.includes(name));
  return (
    <section aria-labelledby="decided">
      <h2 id="decided">What your clinician decided</h2>
      <ul>
        {kept.map((name) => (
          <li key={name}>{name}: continue as before</li>
        ))}
        {added.map((name) => (
          <li key={name}>{name}: new</li>
        ))}
        {ended.map((name) => (
          <li key={name}>{name}: ended</li>
        ))}
      </ul>
    </section>
  );
};
