import { type ReactNode, useState } from 'react';
import { ok, type Result } from '#kernel/result.ts';
import type { Answers } from '#modules/quiz/index.ts';
import {
  type Draft,
  type IntroCopy,
  parseAnswers,
  parseConfig,
  Questionnaire,
  type QuestionnaireProps,
} from '#modules/quiz/ui.ts';
import { type EarlyEnd, earlyEnd, textsToRead, type VisitProduct } from './early-check.ts';
import { EmergencyNow } from './emergency.tsx';
import { MayStop } from './may-stop.tsx';
import { tickedRuleIds, useTextsToRead } from './use-texts-to-read.ts';

/** A questionnaire as the server sends it; questions and answers are JSON. */
export interface SentQuestionnaire {
  readonly config: string;
  readonly answers: string;
  readonly revision: number;
  readonly savedAt: string;
  readonly retiredQuestionIds: readonly string[];
}

/** What is saved, with the version of the questions that the page shows. */
export interface QuestionnaireSave {
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion: number;
}

export interface QuestionnaireSubmission {
  readonly revision: number;
  /** The counsel texts that were read and acknowledged. */
  readonly acknowledgedRuleIds: readonly string[];
  /** The outcome with which the answers end the visit early, as far as the browser may evaluate it. */
  readonly end: EarlyEnd | null;
}

export interface ClinicalQuestionnaireProps {
  readonly sent: SentQuestionnaire;
  /** The products of the visit, for the rules that the browser checks; none before there is a visit. */
  readonly products: readonly VisitProduct[];
  /**
   * Whether an answer that stops the visit is reported immediately, and the counsel texts of the products are known
   * before submitting. When false, only an emergency is reported immediately, and the server requests the texts.
   */
  readonly checksStops?: boolean;
  readonly save: (input: QuestionnaireSave) => ReturnType<QuestionnaireProps['save']>;
  /** The newest saved state, from another device or tab. */
  readonly reload: () => Promise<Result<SentQuestionnaire>>;
  /** Submits the answers. Resolves to the content that replaces the questions; null when the page itself continues. */
  readonly submit: (submission: QuestionnaireSubmission) => Promise<Result<ReactNode>>;
  readonly kind?: QuestionnaireProps['kind'];
  readonly intro?: IntroCopy;
  readonly exitPath: string;
  /** Label of the exit once the questions were replaced. */
  readonly exitLabelAtEnd?: string;
  readonly sendLabel: string;
  readonly onReview?: QuestionnaireProps['onReview'];
  readonly besideAnswers?: QuestionnaireProps['besideAnswers'];
}

const draftOf = ({ revision, savedAt, answers }: SentQuestionnaire): Draft => ({
  revision,
  savedAt,
  answers: parseAnswers(answers),
});

/**
 * A clinical questionnaire: saved while it is answered, resumed on any device, interrupted by an emergency, and
 * submitted with the counsel texts that were read. The pages of intake, renewal and start pass in what differs.
 */
export const ClinicalQuestionnaire = (props: ClinicalQuestionnaireProps) => {
  const { sent, products, checksStops = false } = props;
  // Parsed once: from here on the questionnaire owns the input.
  const [config] = useState(() => parseConfig(sent.config));
  const [draft] = useState(() => draftOf(sent));
  const [known] = useState(() =>
    checksStops ? (answers: Answers) => textsToRead(answers, products) : undefined,
  );
  const { readFirst, refused } = useTextsToRead(known);
  const [end, setEnd] = useState<EarlyEnd | null>(null);
  const [atEnd, setAtEnd] = useState<ReactNode>(null);

  const submit: QuestionnaireProps['submit'] = async (revision, ticked) => {
    const result = await props.submit({ revision, acknowledgedRuleIds: tickedRuleIds(ticked), end });
    if (!result.ok) return { ok: false, failure: refused(result.failure) };
    setAtEnd(result.value);
    return result;
  };

  const interruption: QuestionnaireProps['interruption'] = ({ submitNow, pending, back }) => {
    if (atEnd || !end) return atEnd;
    const takeBack = () => {
      setEnd(null);
      back();
    };
    return end.outcome === 'emergency' ? (
      <EmergencyNow
        ruleIds={end.findings.map(({ ruleId }) => ruleId)}
        onTakeBack={takeBack}
        alertCareTeam={submitNow}
      />
    ) : (
      <MayStop
        findings={end.findings}
        pending={pending}
        onConfirm={() => void submitNow()}
        onChange={takeBack}
      />
    );
  };

  return (
    <Questionnaire
      kind={props.kind}
      config={config}
      draft={draft}
      retired={sent.retiredQuestionIds.length}
      intro={props.intro}
      exitPath={props.exitPath}
      exitLabel={atEnd ? props.exitLabelAtEnd : undefined}
      sendLabel={props.sendLabel}
      onReview={props.onReview}
      besideAnswers={props.besideAnswers}
      readFirst={readFirst}
      save={({ revision, answers }) =>
        props.save({ revision, answersJson: JSON.stringify(answers), configVersion: config.version })
      }
      reload={async () => {
        const newest = await props.reload();
        return newest.ok ? ok(draftOf(newest.value)) : newest;
      }}
      submit={submit}
      onAnswered={(answers) => {
        void earlyEnd(answers, products).then((found) =>
          setEnd(checksStops || found?.outcome === 'emergency' ? found : null),
        );
      }}
      interruption={interruption}
    />
  );
};
