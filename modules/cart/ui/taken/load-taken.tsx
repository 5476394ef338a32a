import { runQuery } from '#client/graphql/client.ts';
import type { Taken } from './taken.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { TakenTherapiesDocument, type TakenTherapiesQuery } from './taken-therapies.generated.ts';

type Patient = NonNullable<TakenTherapiesQuery['currentUser']>;

export const takenBy = ({ id, therapies }: Patient): Taken => {
  const of = (drugType: string) => therapies.find(({ drugTypes }) => drugTypes.includes(drugType)) ?? null;
  return {
    userId: id,
    buysAgain: therapies.length > 0,
    of,
    show: (drugType) => {
      const therapy = of(drugType);
      return therapy && <TakenNotice {...therapy} />;
    },
  };
};

/** Passes on the treatments of the signed-in patient; does nothing without a response or when nobody is signed in. */
export const loadTaken = async (onLoaded: (taken: Taken) => void): Promise<void> => {
  const answer = await runQuery(TakenTherapiesDocument, {});
  if (answer.ok && answer.value.currentUser) onLoaded(takenBy(answer.value.currentUser));
};
