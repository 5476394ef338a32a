import { ruleSources } from '../data/rule-sources.generated.ts';
import type { RuleSource } from '../domain/rule-source.ts';

/** A version of a rule that decisions may name, with what the clinical document said about it. */
export interface SourcedVersion {
  readonly version: number;
  readonly source: RuleSource;
}

/**
 * What the clinical document says about this version of a rule, so that a decision record, which stores id and version
 * of each rule, can be read years later. Null for a version from before versions were recorded.
 */
export const sourceOfRule = (ruleId: string, version: number): RuleSource | null =>
  ruleSources[ruleId]?.[version] ?? null;

/** The versions of a rule before this one, newest first. */
export const earlierVersions = (ruleId: string, before: number): readonly SourcedVersion[] =>
  Object.entries(ruleSources[ruleId] ?? {})
    .map(([version, source]) => ({ version: Number(version), source }))
    .filter(({ version }) => version < before)
    .toSorted((a, b) => b.version - a.version);
