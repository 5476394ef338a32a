import type { ReactNode } from 'react';
import { PlanChanged } from '../treatment-update/plan-changed.tsx';
import { ReviewChanges } from '../treatment-update/review-changes.tsx';
import type { useReviewedChange } from '../treatment-update/use-reviewed-change.ts';

interface ReviewedPlanProps {
  readonly change: ReturnType<typeof useReviewedChange>;
  /** Names of products by id, of what may have to be ordered. */
  readonly names: ReadonlyMap<number, string>;
  /** What the patient chooses from. */
  readonly children: ReactNode;
}

/** Choose, check, done. */
export const ReviewedPlan = ({ change, names, children }: ReviewedPlanProps) => {
  const { stage } = change;
  if (stage.name === 'done') return <PlanChanged done={stage.done} />;
  if (stage.name === 'choose') return <>{children}</>;
  return (
    <ReviewChanges
      quote={stage.quote}
      checkoutNames={stage.quote.checkoutProductIds.map((id) => names.get(id) ?? 'The new product')}
      agreed={change.agreed}
      onAgree={change.setAgreed}
      failure={change.failure}
      pending={change.pending}
      onConfirm={() => void change.confirm()}
      onBack={change.back}
    />
  );
};
