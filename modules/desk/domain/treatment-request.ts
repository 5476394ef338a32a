/** What a clinician asks of a treatment: of one prescription, of a service line, or of a drug. */
export interface TreatmentRequest {
  readonly consultationId: string;
  readonly prescriptionId: string | null;
  readonly serviceLine: string | null;
  /** A drug that the patient buys without a prescription. */
  readonly drugType: string | null;
  readonly reason: string;
  readonly message: string;
}
