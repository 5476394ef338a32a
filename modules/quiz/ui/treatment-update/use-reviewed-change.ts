import { useEffect, useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runQuery } from '#client/graphql/client.ts';
import type { Failure } from '#kernel/result.ts';
import { consentHash } from '#modules/account/ui.ts';
import { ChangeTreatmentDocument, type ChangeTreatmentMutation } from './change-treatment.generated.ts';
import type { Quote } from './review-changes.tsx';
import { TreatmentChangeDocument } from './treatment-change.generated.ts';

export type Stage =
  | { readonly name: 'choose' }
  | { readonly name: 'review'; readonly quote: Quote }
  | { readonly name: 'done'; readonly done: ChangeTreatmentMutation['changeTreatment'] };

/** What the patient wants to change, as the API accepts it. */
export interface WantedChange {
  readonly addProductIds: readonly number[];
  readonly stopProductIds: readonly number[];
  readonly note?: string;
  readonly clinicianDecides?: boolean;
}

/** Preview and confirm a change of the plan: what was chosen is kept when going back and after a failure. */
export const useReviewedChange = (wanted: WantedChange) => {
  const [agreed, setAgreed] = useState(false);
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  const mutation = useMutation(ChangeTreatmentDocument);
  // One for each reviewed change: sending it again after a lost answer makes it once.
  const requestId = useRef('');
  const change = {
    ...wanted,
    addProductIds: [...wanted.addProductIds],
    stopProductIds: [...wanted.stopProductIds],
  };

  // A screen reader treats each stage as a page of its own.
  useEffect(() => {
    if (stage.name === 'choose') return;
    document.getElementById('page-title')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [stage]);

  return {
    agreed,
    setAgreed,
    stage,
    pending: asking || mutation.pending,
    failure: stage.name === 'review' ? mutation.failure : refused,
    /** What was refused is about another choice. */
    chooseAgain: () => setRefused(null),
    review: async (): Promise<void> => {
      setAsking(true);
      const answer = await runQuery(TreatmentChangeDocument, { change });
      setAsking(false);
      setRefused(answer.ok ? null : answer.failure);
      setAgreed(false);
      mutation.clear();
      requestId.current = crypto.randomUUID();
      if (answer.ok) setStage({ name: 'review', quote: answer.value.treatmentChange });
    },
    confirm: async (): Promise<void> => {
      if (stage.name !== 'review') return;
      const { consentVersion, consentText } = stage.quote;
      const shownHash = consentText ? consentHash(consentText) : null;
      const answer = await mutation.run({
        change,
        requestId: requestId.current,
        agreed,
        consentVersion,
        shownHash,
      });
      if (answer && !answer.ok && answer.failure.fields.some(({ field }) => field === 'consentVersion')) {
        // The price or the date changed: the new text is shown, and is to be agreed to again.
        const fresh = await runQuery(TreatmentChangeDocument, { change });
        setAgreed(false);
        if (fresh.ok) setStage({ name: 'review', quote: fresh.value.treatmentChange });
      }
      if (answer?.ok) setStage({ name: 'done', done: answer.value.changeTreatment });
    },
    back: () => setStage({ name: 'choose' }),
  };
};
