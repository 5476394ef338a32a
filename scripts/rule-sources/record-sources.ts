import type { RuleHashes } from '#modules/eligibility/data/rule-hashes.ts';
import type { RuleSource, RuleSources } from '#modules/eligibility/domain/rule-source.ts';
import { type ClinicalDocuments, ruleSourceOf } from './clinical-entries.ts';

/** What names the entry in docs/clinical/ that it rests on. */
interface CitingRule {
  readonly id: string;
  readonly version: number;
  readonly source: string;
}

const isSame = (one: RuleSource | undefined, other: RuleSource): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The recorded sources with those of the rules as they are now. The present version of a rule says what its document says;
 * an earlier version keeps what the document said while it was in use, also when the rule has been removed since.
 */
export const withCurrentSources = (
  rules: readonly CitingRule[],
  documents: ClinicalDocuments,
  recorded: RuleSources,
): RuleSources => ({
  ...Object.fromEntries(
    rules.map(({ id, version, source }) => [
      id,
      { ...recorded[id], [version]: ruleSourceOf(documents, source) },
    ]),
  ),
  ...Object.fromEntries(Object.entries(recorded).filter(([id]) => !rules.some((rule) => rule.id === id))),
});

/**
 * What is wrong with the recorded sources, a sentence for each; empty when every version that a decision record may name
 * (those with a hash) has its source, and that of the present version is what the document says.
 */
export const sourceProblems = (
  rules: readonly CitingRule[],
  documents: ClinicalDocuments,
  recorded: RuleSources,
  hashes: RuleHashes,
): readonly string[] => [
  ...rules
    .filter(({ id, version, source }) => !isSame(recorded[id]?.[version], ruleSourceOf(documents, source)))
    .map(
      ({ id, version }) =>
        `Rule ${id}: the source of version ${version} is not what its document says. Run npm run rules:sources.`,
    ),
  ...Object.entries(hashes).flatMap(([id, versions]) =>
    Object.keys(versions)
      .filter((version) => recorded[id]?.[Number(version)] === undefined)
      .filter((version) => !rules.some((rule) => rule.id === id && rule.version === Number(version)))
      .map(
        (version) =>
          `Rule ${id}: the source of version ${version} was removed. Decisions name it: restore it from version control.`,
      ),
  ),
];
