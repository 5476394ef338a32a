import { useState } from 'react';
import { isFilledIn, OPEN_PLACES } from '../domain/marked-places.ts';
import { DeskApproveCaseDocument } from './approve-case.generated.ts';
import { type DeskDetail, flagsOfPlan, isChange, isRenewal, openFlags } from './decision-view.ts';
import { parseFills } from './fill-options.ts';

import { markFirstPlace } from './mark-place.ts';
import {
  choiceOf,
  chosenProducts,
  drugChoices,
  type PlanChoice,
  productNames,
  samePlan,
} from './plan-choice.ts';

import { DeskProposePlanDocument } from './propose-plan.generated.ts';
import { type Announce, type Announcement, useDecision } from './use-decision.ts';
import { useDraft } from './use-draft.ts';

/** The element that shows what is wrong with the reason and then gets the focus. */
export const REASON_FIELD = 'desk-change-reason';

const proposed = (names: string): Announcement => ({
  tone: 'success',
  title: `Proposed: ${names}`,
  text: 'Nothing is charged until the patient accepts. The case comes back when they answer, or ends after 14 days.',
  decided: true,
});

const renewed = (names: string): Announcement => ({
  tone: 'success',
  title: `Renewed: ${names}`,
  text: 'What you left out ends. The rest continues.',
  decided: true,
});

const kept = (names: string): Announcement => ({
  tone: 'success',
  title: `Kept: ${names}`,
  text: 'The dose stays, and the patient reads why.',
  decided: true,
});

/** The initial choice of the form: the requested products, or in a change of the dose the proposed ones. */
const suggestedChoice = ({ requested, doseAsks }: DeskDetail): PlanChoice => ({
  ...choiceOf(requested),
  ...Object.fromEntries(
    doseAsks.flatMap(({ drugType, productId }) => (productId === null ? [] : [[drugType, productId]])),
  ),
});

/**
 * A changed plan that is being edited. It is proposed and waits for the patient's consent; a renewal of fewer products
 * needs none.
 */
export const usePlanChange = (detail: DeskDetail, acknowledged: ReadonlySet<string>, announce: Announce) => {
  const { consultationId } = detail.case;
  const approval = useDecision(DeskApproveCaseDocument, announce);
  const proposal = useDecision(DeskProposePlanDocument, announce);
  const choices = drugChoices(detail.requested, detail.options);
  const [choice, setChoice] = useState(() => suggestedChoice(detail));
  const [fills, setFills] = useState('');
  const [reason, setReason] = useDraft(consultationId, 'change');
  const [checked, setChecked] = useState(false);
  const [confirming, setConfirming] = useState(false);

  const chosen = chosenProducts(choices, choice);
  const isPart = chosen.every(({ id }) => detail.requested.some((one) => one.id === id));
  const renewal = isRenewal(detail.case) && isPart;
  const decision = renewal ? approval : proposal;
  // The answer to a request for another dose may be the current one.
  const keeps = detail.doseAsks.length > 0 && samePlan(chosen, detail.requested);
  const newFlags = flagsOfPlan(detail, chosen);
  // A finding of the options names more drugs than the same finding in the case's own list.
  const open = openFlags([...detail.flags, ...detail.optionFlags], acknowledged, chosen);
  const planProblem = (): string | undefined => {
    if (chosen.length === 0) return 'Choose at least one product, or refuse instead.';
    if (samePlan(chosen, detail.requested) && detail.doseAsks.length === 0)
      return isChange(detail.case)
        ? 'This is what the patient takes already. Change something, or refuse.'
        : 'This is what the patient asked for. Change something, or approve it.';
    return open.length > 0 ? `Acknowledge ${[...new Set(open)].join(', ')} first.` : undefined;
  };

  const reasonProblem = (): string | undefined => {
    if (!checked) return undefined;
    return reason.trim() === '' ? 'Say why the plan differs.' : isFilledIn(reason) ? undefined : OPEN_PLACES;
  };

  return {
    renewal,
    keeps,
    choices,
    chosen,
    newFlags,
    choice,
    fills,
    reason,
    confirming,
    decision,
    names: productNames(chosen),
    planProblem: checked ? planProblem() : undefined,
    reasonProblem: reasonProblem() ?? decision.problem('input.reason'),
    setFills,
    setReason,
    /** Null leaves the drug out. */
    choose: (drugType: string, productId: number | null) => {
      const { [drugType]: _, ...others } = choice;
      setChoice(productId === null ? others : { ...others, [drugType]: productId });
    },
    /** Goes to the confirmation, or to the missing input. */
    check: () => {
      setChecked(true);
      if (planProblem()) return;
      if (reason.trim() !== '' && isFilledIn(reason)) return setConfirming(true);
      document.getElementById(REASON_FIELD)?.focus();
      markFirstPlace(REASON_FIELD);
    },
    goBack: () => setConfirming(false),
    send: async () => {
      const input = {
        consultationId,
        acknowledgedRuleIds: [...acknowledged],
        productIds: chosen.map((product) => product.id),
        reason,
        refills: parseFills(fills),
      };
      const names = productNames(chosen);
      const done = await decision.send(
        { input },
        renewal ? renewed(names) : keeps ? kept(names) : proposed(names),
      );
      setConfirming(false);
      if (done) setReason('');
    },
  };
};

export type PlanChange = ReturnType<typeof usePlanChange>;
