import type { ChartRule } from '#modules/eligibility/domain/chart-rules/chart-rule.ts';
import type { Rule } from '#modules/eligibility/domain/rule.ts';
import { cellOf, chartCellOf, type NamedDoor } from './cell.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A rule's document is in the same folder as the table. */
const linkOf = ({ id, source }: Pick<Rule, 'id' | 'source'>): string =>
  `[${id}](${source.replace('docs/clinical/', '')})`;

const takesOf = ({ outcome, scope }: Rule): string => {
  if (outcome === 'alternative') return 'drugs';
  return scope?.replaceAll('_', ' ') ?? 'nothing';
};

const doorRow = ({ id, title, judges, input, code }: NamedDoor): string =>
  row([`\`${id}\``, title, judges.replaceAll('_', ' '), input, `\`${code}\``]);

/** The document: which rule is asked at which door, from what. */
export const rulesByDoor = (
  rules: readonly Rule[],
  chartRules: readonly ChartRule[],
  doors: readonly NamedDoor[],
): string =>
  `# Rules by door

Generated from the code by \`npm run rules:doors\`; \`npm run check\` fails when it is out of date. The doors are the list in
\`modules/eligibility/domain/doors.ts\`, which the code that judges uses too.

## How to read a cell

| Cell | Meaning |
| --- | --- |
| asked | The form of this door asks the questions of the rule. |
| known | The newest answer of the patient counts, from whatever visit. |
| asked, rest known | Some are asked here, the others are known. |
| account | From the account, the order and the list of states. |
| always | The rule reads no answer. |
| too old blocks | An answer that is too old counts as none, and nothing is prescribed before a new one. |
| recorded; its hold is asked | The rule runs for the record. What it stopped when the answer came is on hold, and the hold decides. |
| recorded; … | The rule runs for the record, and something else decides: an earlier decision, or the rules across products. |
| chart | The rule reads the records of everything that the patient has and wants, and the door refuses by it. |
| no: … | Not asked here, and why. |

## Doors

| Door | Moment | Judges | Input | Where |
| --- | --- | --- | --- | --- |
${doors.map(doorRow).join('\n')}

"Judges" says about which drugs the rules are asked: those of the visit, everything taken beside them, or what is sold over the
counter. At checkout a prescription drug is judged by the visit that follows: what the rules say then is recorded, and refuses
nothing. "Recorded" doors judge everything that the patient takes for the record; a rule acted when the answer came.

## Rules

${row(['Rule', 'Outcome', 'Takes', ...doors.map(({ id }) => `\`${id}\``)])}
${row(['---', '---', '---', ...doors.map(() => '---')])}
${rules
  .map((rule) => row([linkOf(rule), rule.outcome, takesOf(rule), ...doors.map((door) => cellOf(rule, door))]))
  .join('\n')}

## Rules across products

They read orders, subscriptions, prescriptions, licenses and the catalog in place of answers
(\`modules/eligibility/domain/chart-rules/index.ts\`).

${row(['Rule', 'Outcome', 'Takes', ...doors.map(({ id }) => `\`${id}\``)])}
${row(['---', '---', '---', ...doors.map(() => '---')])}
${chartRules
  .map((rule) => row([linkOf(rule), rule.outcome, 'drugs', ...doors.map((door) => chartCellOf(rule, door))]))
  .join('\n')}
`;
