import type { Scope } from '#server/scope.ts';
import { documentBirth, IDENTIFICATION } from '../domain/patient-facts/document-birth.ts';
import { needsTwoClinicians } from '../domain/patient-facts/needs-two-clinicians.ts';
import { type NewFact, newFacts } from '../domain/patient-facts/new-facts.ts';
import { openRules } from '../domain/patient-facts/patient-fact.ts';
import { treatedDrugs } from '../domain/registry/treated-drugs.ts';
import type { FactNote, FactSave, FactService, StopResolution } from '../fact-port.ts';
import {
  type FactResolution,
  factRepository,
  readFacts,
  readUndecidedFacts,
} from '../repositories/patient-facts.ts';
import { addProposal, readProposals } from '../repositories/resolution-proposals.ts';
import { evaluateVisit, hardFindings } from './evaluate-visit.ts';
import { contextOfStranger } from './patient-context.ts';

/** The hard rules that answers fire for any drug: the same patient may ask for another drug later. */
const hardRulesFiredBy = (scope: Scope, { kind, answers, shipState, dob }: FactSave, now: Date) =>
  hardFindings(
    evaluateVisit({
      purpose: 'draft',
      kind,
      answers,
      drugTypes: treatedDrugs,
      shipState,
      dob,
      earlierStops: [],
      patient: contextOfStranger(scope),
      now,
    }),
    answers,
  );

/** The facts about patients. */
export const factService = (scope: Scope): FactService => {
  const repository = factRepository(scope.db);

  const save: FactService['save'] = async (saved) => {
    const now = scope.clock.now();
    const known = saved.known ?? (await readFacts(scope.read, saved.userId));
    const found = newFacts(known, saved, hardRulesFiredBy(scope, saved, now), now);
    const added = await repository.add(saved.userId, scope.ids.uuid(), found);
    return { facts: [...known, ...added], added };
  };

  const readDocument: FactService['readDocument'] = async ({ userId, visitId, birthDate, clinicianId }) => {
    const now = scope.clock.now();
    const reading: NewFact = {
      question: documentBirth.id,
      value: birthDate,
      questionnaire: IDENTIFICATION,
      questionnaireVersion: 1,
      visitId,
      responseId: null,
      stage: 'corrected',
      clinicianId,
      reason: 'Read on the ID',
      recordedAt: now,
      speaksOf: now,
      ruleIds: [],
    };
    await repository.add(userId, scope.ids.uuid(), [reading]);
  };

  const note = async ({ userId, visitId, question, value, source }: FactNote): Promise<void> => {
    const now = scope.clock.now();
    const fact: NewFact = {
      question,
      value,
      questionnaire: source.name,
      questionnaireVersion: source.version,
      visitId,
      responseId: null,
      stage: 'submitted',
      clinicianId: null,
      reason: null,
      recordedAt: now,
      speaksOf: now,
      ruleIds: [],
    };
    await repository.add(userId, scope.ids.uuid(), [fact]);
  };

  const resolve = async ({ ruleIds, ...resolution }: StopResolution): Promise<void> => {
    const mayResolve = ruleIds.filter((id) => resolution.confirmedBy !== null || !needsTwoClinicians(id));
    if (mayResolve.length === 0) return;
    const facts = await readFacts(scope.read, resolution.userId);
    const at = scope.clock.now();
    const resolutions = mayResolve.map((ruleId): FactResolution => {
      const factIds = facts.filter((fact) => openRules(fact).includes(ruleId)).map(({ id }) => id);
      return { id: scope.ids.uuid(), ruleId, factIds, at, ...resolution };
    });
    await repository.resolve(resolutions.filter(({ factIds }) => factIds.length > 0));
  };

  return {
    of: (userId) => readFacts(scope.read, userId),
    ofUndecided: (userId) => readUndecidedFacts(scope.read, userId),
    save,
    readDocument,
    note,
    resolve,
    proposals: (userId) => readProposals(scope.read, userId),
    propose: (userId, proposal) =>
      addProposal(scope.db, { ...proposal, id: scope.ids.uuid(), userId, at: scope.clock.now() }),
  };
};
