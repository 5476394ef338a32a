import type { Communication, Consent, Encounter } from 'fhir/r4';
import { instantOf, type RowsOf, textOf } from '../tables-by-name.ts';
import { CANCELED, coded, identifier, idOf, reference, referenceIn } from './references.ts';

const ended = ['approved', 'follow_up', 'completed', 'not_a_match'];

const encounterStatus = (status: string): Encounter['status'] => {
  if (ended.includes(status)) return 'finished';
  return status === 'canceled' || status === 'expired' ? CANCELED : 'in-progress';
};

export const encounters = (rows: RowsOf): readonly Encounter[] =>
  rows('consultation').map((row) => {
    const [start, end] = [instantOf(row, 'created_at'), instantOf(row, 'decided_at')];
    const clinician = referenceIn(row, 'clinician_id');
    return {
      resourceType: 'Encounter',
      id: idOf(row),
      identifier: [identifier('visit', idOf(row))],
      status: encounterStatus(String(row.status)),
      class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'VR', display: 'virtual' },
      type: [coded('visit-kind', String(row.kind))],
      subject: reference(String(row.user_id)),
      ...(clinician ? { participant: [{ individual: clinician }] } : {}),
      period: { ...(start ? { start } : {}), ...(end ? { end } : {}) },
    };
  });

const scope = (code: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/consentscope', code }],
});

export const consents = (rows: RowsOf): readonly Consent[] =>
  rows('consent').map((row) => {
    const person = textOf(row, 'person_id');
    const at = instantOf(row, 'at');
    return {
      resourceType: 'Consent',
      id: idOf(row),
      identifier: [identifier('consent', idOf(row))],
      status: row.given ? 'active' : 'rejected',
      scope: scope(String(row.type).includes('telehealth') ? 'treatment' : 'patient-privacy'),
      category: [
        coded('consent-type', String(row.type), `${String(row.type)}, version ${String(row.version)}`),
      ],
      ...(person ? { patient: reference(person) } : {}),
      ...(at ? { dateTime: at } : {}),
      ...(textOf(row, 'text')
        ? { sourceAttachment: { contentType: 'text/plain', data: base64(String(row.text)) } }
        : {}),
    };
  });

const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const communications = (rows: RowsOf): readonly Communication[] =>
  rows('care_message').map((row) => {
    const sent = instantOf(row, 'created_at');
    const author = referenceIn(row, 'author_id');
    const encounter = referenceIn(row, 'consultation_id');
    return {
      resourceType: 'Communication',
      id: idOf(row),
      identifier: [identifier('message', idOf(row))],
      status: 'completed',
      subject: reference(String(row.user_id)),
      ...(encounter ? { encounter } : {}),
      ...(sent ? { sent } : {}),
      ...(author ? { sender: { ...author, display: textOf(row, 'author_name') ?? '' } } : {}),
      payload: [{ contentString: String(row.body) }],
    };
  });
