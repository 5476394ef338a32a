import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { useUser } from '#client/session/user-context.tsx';
import { toast } from '#client/ui/toast.tsx';
import { carriedTo, carryTo, forgetCarried } from './carried-announcement.ts';
import { approvalBlocks, type DeskDetail, deskMode, isBlocked, isChange, mayWrite } from './decision-view.ts';
import {
  answerId,
  BLOCKS_ID,
  type ChartSection,
  chartSectionId,
  flagId,
  MESSAGE_FIELD,
  reveal,
} from './element-ids.ts';
import { mayGive, type OwnerAction } from './owner-view.ts';
import { DeskTakeCaseDocument } from './take-case.generated.ts';
import { type Announcement, useDecision } from './use-decision.ts';
import { useNextCase } from './use-next-case.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The parts of the desk: next to each other on wide screens, one at a time on phones. */
export type DeskPart = 'answers' | 'findings' | 'decision' | 'chart';

export type DeskAction = 'approve' | 'change' | 'refuse';

/** Flags acknowledged in this tab, in addition to the recorded ones. */
const useAcknowledged = (detail: DeskDetail) => {
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string>>(
    () => new Set(detail.flags.filter((flag) => flag.acknowledged).map((flag) => flag.ruleId)),
  );
  const acknowledge = (ruleId: string, on: boolean) => {
    const others = [...acknowledged].filter((one) => one !== ruleId);
    setAcknowledged(new Set(on ? [...others, ruleId] : others));
  };
  return { acknowledged, acknowledge };
};

/** State of the desk (open forms and dialogs) and the actions of its buttons and shortcuts. */
export const useCaseDesk = (detail: DeskDetail) => {
  const { consultationId } = detail.case;
  const isOperator = (useUser().user?.role ?? 'clinician') !== 'clinician';
  const mode = deskMode(detail.case, isOperator);
  const [part, setPart] = useState<DeskPart>('findings');
  const [action, setAction] = useState<DeskAction | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const [ownerAction, setOwnerAction] = useState<OwnerAction | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement | null>(() => carriedTo(consultationId));
  useEffect(forgetCarried, []);
  const flags = useAcknowledged(detail);
  const blocks = approvalBlocks(detail, flags.acknowledged);
  const findNext = useNextCase(consultationId);

  /** The case that is open when the response arrives: the clinician may have opened another one meanwhile. */
  const isStillOpen = () => window.location.pathname.endsWith(consultationId);

  const openNext = async (outcome: Announcement) => {
    const found = await findNext();
    if (!isStillOpen()) return;
    if (!found) return void refreshPage();
    const { patientName } = detail.case;
    carryTo(found.consultationId, { ...outcome, from: { consultationId, patientName } });
    await goTo(`/desk/cases/${found.consultationId}`);
  };

  const announce = (outcome: Announcement) => {
    setAction(null);
    setAnnouncement(outcome);
    if (outcome.decided) void openNext(outcome);
    else void refreshPage();
  };
  const taking = useDecision(DeskTakeCaseDocument, announce);

  /**
   * The part must be rendered before anything in it can be scrolled to. Synchronous, so that text typed right after `m`
   * goes into the field and does not trigger other shortcuts.
   */
  const show = (where: DeskPart, id: string) => {
    flushSync(() => setPart(where));
    reveal(id);
  };

  /** The first flag that is not accepted; with the focus on it, it is accepted, and the next one is shown. */
  const nextFlag = () => {
    const [first, second] = detail.flags.filter(
      ({ ruleId, outcome }) => outcome === 'review' && !flags.acknowledged.has(ruleId),
    );
    if (!first) return toast('All flags are accepted.');
    const hasFocus = document.getElementById(flagId(first.ruleId))?.contains(document.activeElement);
    if (!hasFocus || mode !== 'decide') return show('findings', flagId(first.ruleId));
    flags.acknowledge(first.ruleId, true);
    if (second) show('findings', flagId(second.ruleId));
    else toast('All flags are accepted.');
  };

  const decide = (wanted: DeskAction) => {
    if (mode === 'take') return toast('Take this case first: press t.');
    if (mode !== 'decide') return toast('This case is not yours to decide.');
    if (wanted === 'approve' && isChange(detail.case)) return toast('Change the plan: press c.');
    if (wanted === 'approve' && isBlocked(blocks)) return show('decision', BLOCKS_ID);
    setPart('decision');
    setAction(wanted);
  };

  const take = async () => {
    if (mode !== 'take') return;
    const taken = await taking.send({ consultationId }, null);
    if (taken) {
      toast('This case is yours.');
      await refreshPage();
    }
  };

  const goNext = async () => {
    const found = await findNext();
    if (found) await goTo(`/desk/cases/${found.consultationId}`);
    else toast('No other case is waiting.');
  };

  const giveAway = (wanted: OwnerAction) => {
    if (!mayGive(detail.case, wanted, isOperator))
      return toast('This case is not assigned to you, so you cannot hand it over.');
    setPart('decision');
    setOwnerAction(wanted);
  };

  useShortcuts({
    f: nextFlag,
    a: () => decide('approve'),
    c: () => decide('change'),
    r: () => decide('refuse'),
    t: () => void take(),
    m: () => show('decision', MESSAGE_FIELD),
    h: () => show('chart', chartSectionId('patient')),
    g: () => giveAway('hand_over'),
    u: () => giveAway('release'),
    n: () => void goNext(),
    q: () => void goTo('/desk'),
    '?': () => setHelpOpen(true),
  });

  return {
    ...flags,
    blocks,
    mode,
    isClinician: !isOperator,
    canWrite: mayWrite(detail.case, isOperator),
    part,
    setPart,
    action,
    setAction,
    helpOpen,
    setHelpOpen,
    ownerAction,
    setOwnerAction,
    announcement,
    dismiss: () => setAnnouncement(null),
    announce,
    take,
    taking,
    goNext,
    showFlag: (ruleId: string) => show('findings', flagId(ruleId)),
    showAnswer: (questionId: string) => show('answers', answerId(questionId)),
    showSection: (section: ChartSection) => show('chart', chartSectionId(section)),
  };
};
