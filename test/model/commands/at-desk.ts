import type { DrugType } from '#modules/catalogue/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { ApiAnswer } from '#test/harness/api.ts';
import type { Step } from '../command.ts';
import type { History } from '../history.ts';

const decided: readonly string[] = ['approved', 'follow_up', 'not_a_match', 'canceled', 'expired'];

/** A case of the patient, and the clinician who has it; the first clinician when nobody has it. */
interface DeskCase {
  readonly id: string;
  readonly clinician: SignedInUser;
  readonly colleague: SignedInUser;
  readonly responseId: string | null;
  readonly drugTypes: readonly DrugType[];
  readonly kind: string;
}

/** Cases that a clinician can see: those that wait for a decision, then the others, newest first. */
const casesOf = async (history: History): Promise<readonly DeskCase[]> => {
  const { maya, ola, olaId } = history.harness;
  const rank = ({ status }: { status: string }) => (decided.includes(status) ? 1 : 0);
  return (await history.rows('consultation'))
    .filter(({ status }) => status !== 'draft')
    .toSorted((a, b) => rank(a) - rank(b) || b.created_at - a.created_at)
    .map(({ id, kind, clinician_id, quiz_response_id: responseId, drug_types: drugTypes }) => {
      const one = { id, kind, responseId, drugTypes };
      return clinician_id === olaId
        ? { ...one, clinician: ola, colleague: maya }
        : { ...one, clinician: maya, colleague: ola };
    });
};

/** A step of the clinician in one of the patient's cases, `back` from the newest. */
export const atDesk = (
  kind: string,
  name: string,
  back: number,
  act: (history: History, one: DeskCase) => Promise<ApiAnswer | null>,
): Step => ({
  kind: `clinician: ${kind}`,
  name: `the clinician ${name} in case ${back} from the last`,
  act: async (history) => {
    const cases = await casesOf(history);
    const one = cases[back % Math.max(1, cases.length)];
    if (!one) return;
    const answer = await act(history, one);
    if (answer && !answer.errors) history.clinicianActs.push(history.now());
  },
});
