import { useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { goTo } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import {
  type EarlyEnd,
  Emergency,
  EmergencyNow,
  earlyEnd,
  tickedRuleIds,
  useTextsToRead,
} from '#modules/eligibility/ui.ts';
import {
  type Draft,
  type IntroWords,
  parseAnswers,
  parseConfig,
  Questionnaire,
  type QuestionnaireProps,
} from '#modules/quiz/ui.ts';
import type { FlowName } from '../domain/flows.ts';
import { AnsweredBefore } from './answered-before.tsx';
import { BeforeGoingOn } from './before-going-on.tsx';
import { EndsHere } from './ends-here.tsx';
import { SaveStartFlowDocument } from './save-start-flow.generated.ts';
import { StartFlowDocument, type StartFlowQuery } from './start-flow.generated.ts';
import { SubmitStartFlowDocument, type SubmitStartFlowMutation } from './submit-start-flow.generated.ts';
import { useSignedInLink } from './use-signed-in-link.ts';

type Flow = StartFlowQuery['startFlow'];
type Outcome = SubmitStartFlowMutation['submitStartFlow'];

export interface QuestionFlowProps {
  readonly name: FlowName;
  readonly flow: Flow;
  readonly intro: IntroWords;
  readonly sendLabel: string;
  readonly exitPath: string;
  /** Where someone goes on who answered before. */
  readonly nextPath: string;
}

const draftOf = ({ revision, savedAt, answers }: Flow): Draft => ({
  revision,
  savedAt,
  answers: parseAnswers(answers),
});

const OpenFlow = ({ name, flow, intro, sendLabel, exitPath }: QuestionFlowProps) => {
  const signedInLink = useSignedInLink();
  // Parsed once: what the person types lives in the questionnaire from here on.
  const [config] = useState(() => parseConfig(flow.config));
  const [draft] = useState(() => draftOf(flow));
  const responseId = useRef(flow.responseId);
  const [emergency, setEmergency] = useState<EarlyEnd | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const sending = useMutation(SubmitStartFlowDocument);
  const { readFirst, refused } = useTextsToRead();

  const newest = async (): Promise<Result<Draft>> => {
    const answer = await runQuery(StartFlowDocument, { name });
    if (!answer.ok) return answer;
    const { startFlow } = answer.value;
    responseId.current = startFlow.responseId;
    return startFlow.responseId ? ok(draftOf(startFlow)) : fail('NOT_FOUND', 'This questionnaire is closed.');
  };

  const save: QuestionnaireProps['save'] = async ({ revision, answers }) => {
    const answersJson = JSON.stringify(answers);
    const input = { responseId: responseId.current, revision, answersJson, configVersion: config.version };
    const result = await runMutation(SaveStartFlowDocument, { name, input });
    if (!result.ok) return result;
    responseId.current = result.value.saveStartFlow.responseId;
    return ok(result.value.saveStartFlow);
  };

  const submit: QuestionnaireProps['submit'] = async (revision, ticked) => {
    if (!responseId.current) return fail('TEMPORARILY_UNAVAILABLE', 'Your answers are not saved yet.');
    const acknowledgedRuleIds = tickedRuleIds(ticked);
    const result = await sending.run({ name, responseId: responseId.current, revision, acknowledgedRuleIds });
    if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Your answers are on their way.');
    if (!result.ok) return { ok: false, failure: refused(result.failure) };
    const end = result.value.submitStartFlow;
    if (end.outcome === 'ok' && !end.notice) await goTo(signedInLink(end.href));
    else setOutcome(end);
    return result;
  };

  const interruption: QuestionnaireProps['interruption'] = ({ handIn, back }) => {
    if (outcome?.outcome === 'emergency') return <Emergency ruleIds={outcome.ruleIds} />;
    if (outcome?.outcome === 'stop') return <EndsHere reasons={outcome.reasons} href={outcome.href} />;
    if (outcome?.notice) return <BeforeGoingOn {...outcome.notice} href={outcome.href} />;
    if (!emergency) return null;
    const takeBack = () => {
      setEmergency(null);
      back();
    };
    const ruleIds = emergency.findings.map(({ ruleId }) => ruleId);
    return <EmergencyNow ruleIds={ruleIds} onMistake={takeBack} alertCareTeam={handIn} />;
  };

  return (
    <Questionnaire
      kind="micro quiz"
      config={config}
      draft={draft}
      retired={flow.retiredQuestionIds.length}
      intro={intro}
      exitPath={exitPath}
      exitLabel={outcome ? 'Leave' : undefined}
      sendLabel={sendLabel}
      readFirst={readFirst}
      save={save}
      reload={newest}
      submit={submit}
      onAnswered={(answers) => {
        void earlyEnd(answers, []).then((end) => setEmergency(end?.outcome === 'emergency' ? end : null));
      }}
      interruption={interruption}
    />
  );
};

/** One of the questionnaires before there is a visit, from its first question to where it leads. */
export const QuestionFlow = (props: QuestionFlowProps) => {
  const [again, setAgain] = useState(false);
  const { answeredAt, config } = props.flow;
  if (answeredAt && !again)
    return (
      <AnsweredBefore
        title={parseConfig(config).title}
        answeredAt={answeredAt}
        nextPath={props.nextPath}
        exitPath={props.exitPath}
        onAgain={() => setAgain(true)}
      />
    );
  return <OpenFlow {...props} />;
};
