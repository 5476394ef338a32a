import { accountModule } from '#modules/account/module.ts';
import { billingPort } from '#modules/billing/index.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { quizModule } from '#modules/quiz/module.ts';
import type { FlowName } from '#modules/start/domain/flows.ts';
import { startModule } from '#modules/start/module.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type ApiAnswer, testApi } from '../api.ts';
import { testScope } from '../scope.ts';
import { careModules } from './care-modules.ts';
import { openWorld as openCareWorld } from './world.ts';

const SAVE = `mutation($name: String!, $input: StartSaveInput!) {
  saveStartFlow(name: $name, input: $input) { responseId revision } }`;
const SUBMIT = `mutation($name: String!, $id: ID!, $revision: Int!, $read: [String!]) {
  submitStartFlow(name: $name, responseId: $id, revision: $revision, acknowledgedRuleIds: $read) {
    outcome href notice { title } ruleIds } }`;

/** A visitor known by their lead, or a person who signed in. */
export interface Who {
  readonly user: SignedInUser | null;
  readonly leadId: string | null;
}

export const codeOf = ({ errors }: ApiAnswer): string | undefined => errors?.[0]?.extensions.code;

/** The world of visits with the way in: real accounts, questionnaires and clinicians. */
export const openWorld = async () => {
  const care = await openCareWorld();
  const modules = [accountModule, catalogueModule, quizModule, ...careModules, startModule];
  const test = testScope({
    ...care.database,
    modules,
    clock: care.clock,
    providers: [provide(billingPort, () => care.billing), provide(objectStorePort, () => care.store)],
  });
  const send = testApi(test, modules);
  const api = ({ user, leadId }: Who, query: string, variables: Record<string, unknown> = {}) =>
    send(user, query, variables, leadId);

  const save = async (
    who: Who,
    name: FlowName,
    answers: Answers,
    responseId: string | null = null,
    revision = 0,
  ): Promise<{ responseId: string; revision: number }> => {
    const input = { responseId, revision, answersJson: JSON.stringify(answers) };
    const answer = await api(who, SAVE, { name, input });
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data?.saveStartFlow as { responseId: string; revision: number };
  };

  const submit = (who: Who, name: FlowName, saved: { responseId: string; revision: number }) =>
    api(who, SUBMIT, { name, id: saved.responseId, revision: saved.revision });

  return {
    ...care,
    ...test,
    care,
    send,
    api,
    save,
    submit,
    visitor: (): Who => ({ user: null, leadId: test.scope.ids.uuid() }),
    /** The same browser after signing in: what they told us is theirs once the news has arrived. */
    signIn: async ({ leadId }: Who): Promise<Who> => {
      const sub = `new-${leadId}@example.com`;
      const claims = { sub, email: sub, emailVerified: true, source: 'test', leadId };
      const user = await test.scope.use(accountGatewayPort).signIn(claims);
      await test.drain();
      return { user, leadId };
    },
    answer: async (who: Who, name: FlowName, answers: Answers) =>
      submit(who, name, await save(who, name, answers)),
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

export const basics: Answers = {
  first_name: 'Sam',
  dob: '1990-04-12',
  sex_at_birth: 'male',
  state: 'NY',
  home_state: 'NY',
  goals: ['keep'],
};

export const hairBasics: Answers = {
  norwood: 'norwood_3_vertex',
  hair_loss_area: ['crown'],
  patchy: 'no',
  onset: 'by_30',
  speed: 'over_a_year',
  shedding_trigger: ['none'],
  family: 'yes',
  other_hair_loss: ['none'],
  cancer_treatment: 'no',
  scalp_symptoms: ['none'],
  previous_treatment: ['topical_minoxidil'],
  previous_result: 'Two years, it itched.',
};
