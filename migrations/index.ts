import type { Knex } from 'knex';
import * as platformAuditAndEvents from './20261120000000_platform_audit_and_events.ts';
import * as platformDemoClock from './20261120000100_platform_demo_clock.ts';
import * as platformSessions from './20261120000200_platform_sessions.ts';
import * as platformDemoIdentity from './20261120000210_platform_demo_identity.ts';
import * as platformDemoPayments from './20261120000300_platform_demo_payments.ts';
import * as platformDemoPharmacy from './20261120000400_platform_demo_pharmacy.ts';
import * as catalogueProduct from './20261120000500_catalogue_product.ts';
import * as accountPeople from './20261120000600_account_people.ts';
import * as quizResponse from './20261120000650_quiz_response.ts';
import * as billingCheckoutToShipment from './20261120000700_billing_checkout_to_shipment.ts';
import * as consultationVisits from './20261120000800_consultation_visits.ts';
import * as renewalRenewals from './20261120000900_renewal_renewals.ts';
import * as analyticsEvents from './20261120000950_analytics_events.ts';
import * as consultationTextsRead from './20261120001000_consultation_texts_read.ts';
import * as billingCardPostalCode from './20261120001100_billing_card_postal_code.ts';
import * as cartKeptCart from './20261120001110_cart_kept_cart.ts';
import * as quizSets from './20261120001200_quiz_sets.ts';
import * as quizUrgentDrafts from './20261120001210_quiz_urgent_drafts.ts';
import * as startStateNotices from './20261120001220_start_state_notices.ts';
import * as catalogueOperatorsChanges from './20261120002000_catalogue_operators_changes.ts';
import * as analyticsForwarding from './20261120002100_analytics_forwarding.ts';
import * as accountConsentLedger from './20261120002110_account_consent_ledger.ts';
import * as accountLeadContact from './20261120002200_account_lead_contact.ts';
import * as clinicianDecides from './20261120002300_billing_clinician_decides.ts';
import * as accountImpersonation from './20261120002400_account_impersonation.ts';
import * as platformAuditByTime from './20261120002410_platform_audit_by_time.ts';
import * as accountProvedEmail from './20261120002420_account_proved_email.ts';
import * as cartOrdered from './20261122000100_cart_ordered.ts';
import * as renewalCheck from './20261122000200_renewal_check.ts';
import * as noticeRequests from './20261122000300_account_notice_requests.ts';
import * as standardTerms from './20261122000400_platform_standard_terms.ts';
import * as cartSavedCart from './20261122000500_cart_saved_cart.ts';
import * as demoProcessor from './20261122000600_platform_demo_processor.ts';
import * as clinicianLicense from './20261122000700_prescription_clinician_license.ts';
import * as decisionRecord from './20261122000800_eligibility_decision_record.ts';
import * as prescriptionHolds from './20261122000900_prescription_holds.ts';
import * as alertResponses from './20261122001000_consultation_alert_responses.ts';
import * as billingOrderAgain from './20261122001100_billing_order_again.ts';
import * as productDetails from './20261122001200_catalogue_product_details.ts';
import * as prescriptionStopText from './20261123005000_prescription_stop_text.ts';
import * as patientFact from './20261123010000_eligibility_patient_fact.ts';
import * as consultationFacts from './20261123010100_consultation_facts.ts';
import * as findingScope from './20261123020100_eligibility_finding_scope.ts';
import * as holdsOverTheCounter from './20261123020200_prescription_holds_over_the_counter.ts';
import * as decisionCheckout from './20261123020300_eligibility_decision_checkout.ts';
import * as answerCorrections from './20261123030100_consultation_answer_corrections.ts';
import * as accountPossibleDuplicate from './20261123040100_account_possible_duplicate.ts';
import * as billingCardFingerprint from './20261123040200_billing_card_fingerprint.ts';
import * as birthDateChange from './20261123040300_account_birth_date_change.ts';
import * as orderStop from './20261123060100_billing_order_stop.ts';
import * as orderStopCause from './20261124010100_billing_order_stop_cause.ts';
import * as resolutionProposal from './20261124010200_eligibility_resolution_proposal.ts';
import * as noticeOfServices from './20261124030100_account_notice_of_services.ts';
import * as checkIns from './20261124040100_consultation_check_ins.ts';
import * as checkInHold from './20261124040200_prescription_check_in_hold.ts';
import * as doseRequests from './20261124050100_consultation_dose_requests.ts';
import * as identificationAndProgress from './20261124060100_consultation_identification_and_progress.ts';
import * as messageConversations from './20261124070100_message_conversations.ts';
import * as liveCalls from './20261124070200_call_live_calls.ts';
import * as deskQueue from './20261124080100_consultation_desk_queue.ts';
import * as clinicianPortrait from './20261124080200_prescription_clinician_portrait.ts';
import * as hearAboutUs from './20261124080300_account_hear_about_us.ts';
import * as treatmentInterruption from './20261125010100_prescription_treatment_interruption.ts';
import * as sexualHealthJourneys from './20261125010200_consultation_sexual_health_journeys.ts';
import * as messageAttachmentAuthor from './20261125020000_message_attachment_author.ts';
import * as billingDunning from './20261125040100_billing_dunning.ts';
import * as chargeAgreement from './20261125040200_billing_charge_agreement.ts';
import * as paymentTry from './20261125040300_billing_payment_try.ts';
import * as orderIssue from './20261125050000_billing_order_issue.ts';
import * as billingPricing from './20261126020000_billing_pricing.ts';
import * as discountReasons from './20261126020100_billing_discount_reasons.ts';
import * as taxRecords from './20261126020200_billing_tax_records.ts';
import * as billingJournal from './20261126030000_billing_journal.ts';
import * as billingTaskDesk from './20261126030100_billing_task_desk.ts';
import * as timeZone from './20261126040000_account_time_zone.ts';
import * as billingCards from './20261126040100_billing_cards.ts';
import * as contactData from './20261126040200_account_contact_data.ts';
import * as refillChanges from './20261126050000_billing_refill_changes.ts';
import * as planLink from './20261126050100_consultation_plan_link.ts';
import * as casePhoto from './20261126060000_billing_case_photo.ts';
import * as supportRequest from './20261126060100_support_request.ts';
import * as orderParcel from './20261126060200_billing_order_parcel.ts';
import * as consentTexts from './20261126070000_consent_texts.ts';
import * as billingCredit from './20261126070100_billing_credit.ts';
import * as referral from './20261126070200_referral.ts';
import * as renewalPhotos from './20261127020000_consultation_renewal_photos.ts';
import * as renewalSteps from './20261127020100_renewal_steps.ts';
import * as unsubscribeLink from './20261128010100_account_unsubscribe_link.ts';
import * as offer from './20261128010200_offer.ts';
import * as treatmentChange from './20261128010300_quiz_treatment_change.ts';
import * as agreementCredit from './20261128020100_billing_agreement_credit.ts';
import * as codeTry from './20261128020200_billing_code_try.ts';
import * as cardWallet from './20261128020300_billing_card_wallet.ts';
import * as billingCreditReturned from './20261128030100_billing_credit_returned.ts';
import * as annualCheckIn from './20261128040100_annual_check_in.ts';
import * as visitCheckout from './20261128050100_billing_visit_checkout.ts';
import * as prescriptionState from './20261128060100_prescription_state.ts';
import * as prescriptionHoldOfMove from './20261128060200_prescription_hold_of_move.ts';
import * as personMergedIntoIndex from './20261128070100_person_merged_into_index.ts';
import * as checkInSchedule from './20261130010100_consultation_check_in_schedule.ts';
import * as staffState from './20261130050100_account_staff_state.ts';
import * as sessionRole from './20261130050200_platform_session_role.ts';
import * as demoMail from './20261130080100_demo_mail.ts';
import * as mail from './20261130080200_mail.ts';
import * as depositMoved from './20261130184500_billing_deposit_moved.ts';
import * as discountChanges from './20261130210000_discount_changes.ts';
import * as settlementCheckSuccess from './20261130300000_settlement_check_success.ts';
import * as alertPages from './20261201000100_consultation_alert_pages.ts';
import * as demoPage from './20261201000110_demo_page.ts';
import * as clinicianNpi from './20261201000120_prescription_clinician_npi.ts';
import * as pharmacyTrouble from './20261201000130_billing_pharmacy_trouble.ts';
import * as demoPharmacist from './20261201000140_demo_pharmacist.ts';
import * as parcelExpected from './20261201000150_billing_parcel_expected.ts';
import * as staffInvitation from './20261201020100_account_staff_invitation.ts';
import * as retention from './20261202010100_platform_retention.ts';
import * as dataExport from './20261202010200_rights_data_export.ts';
import * as knownDevice from './20261202030100_account_known_device.ts';
import * as messageWaitingTold from './20261202030200_message_waiting_told.ts';
import * as renewalNotice from './20261202030300_renewal_notice.ts';
import * as deadlineNotice from './20261202030400_consultation_deadline_notice.ts';
import * as textMessage from './20261202090100_text_message.ts';
import * as demoText from './20261202090110_demo_text.ts';
import * as licenseExpiry from './20261202090120_prescription_license_expiry.ts';
import * as mailReports from './20261202095000_mail_reports.ts';
import * as auditChain from './20261202100000_platform_audit_chain.ts';
import * as accountDeletion from './20261202120000_rights_deletion.ts';
import * as demoSecondFactor from './20261203000100_platform_demo_second_factor.ts';
import * as demoRecoveryCode from './20261203000200_platform_demo_recovery_code.ts';
import * as discountTurn from './20261203000300_billing_discount_turn.ts';
import * as demoPasskey from './20261203000400_platform_demo_passkey.ts';
import * as mailByTime from './20261204010100_mail_by_time.ts';
import * as dailyCounts from './20261204010200_daily_counts.ts';
import * as auditNeverEmptied from './20261204020100_platform_audit_never_emptied.ts';
import * as requestCount from './20261204020200_platform_request_count.ts';
import * as apiToken from './20261205010100_account_api_token.ts';
import * as clinicianLeave from './20261205020000_prescription_clinician_leave.ts';
import * as auditBySubject from './20261206010000_platform_audit_by_subject.ts';
import * as dueOrders from './20261206020000_billing_due_orders.ts';
import * as retentionByTime from './20261206030000_platform_retention_by_time.ts';
import * as noticesCheck from './20261206040000_billing_notices_check.ts';
import * as messageAnswered from './20261206050000_message_answered.ts';
import * as billingDeskLists from './20261207010000_billing_desk_lists.ts';
import * as chargeFee from './20261207020000_billing_charge_fee.ts';
import * as searchDocument from './20261207020010_search_document.ts';
import * as ordersByState from './20261207030000_billing_orders_by_state.ts';
import * as overviewByMonth from './20261207030100_overview_by_month.ts';
import * as flagChange from './20261207030200_operations_flag_change.ts';
import * as siteBanner from './20261207030300_operations_site_banner.ts';

/** One migration. `name` is its file's name without the ending, and never changes. */
export interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** Every migration, in the order of their names. Listed by hand because the built server has no folder to read. */
export const migrations: readonly Migration[] = [
  { name: '20261120000000_platform_audit_and_events', ...platformAuditAndEvents },
  { name: '20261120000100_platform_demo_clock', ...platformDemoClock },
  { name: '20261120000200_platform_sessions', ...platformSessions },
  { name: '20261120000210_platform_demo_identity', ...platformDemoIdentity },
  { name: '20261120000300_platform_demo_payments', ...platformDemoPayments },
  { name: '20261120000400_platform_demo_pharmacy', ...platformDemoPharmacy },
  { name: '20261120000500_catalogue_product', ...catalogueProduct },
  { name: '20261120000600_account_people', ...accountPeople },
  { name: '20261120000650_quiz_response', ...quizResponse },
  { name: '20261120000700_billing_checkout_to_shipment', ...billingCheckoutToShipment },
  { name: '20261120000800_consultation_visits', ...consultationVisits },
  { name: '20261120000900_renewal_renewals', ...renewalRenewals },
  { name: '20261120000950_analytics_events', ...analyticsEvents },
  { name: '20261120001000_consultation_texts_read', ...consultationTextsRead },
  { name: '20261120001100_billing_card_postal_code', ...billingCardPostalCode },
  { name: '20261120001110_cart_kept_cart', ...cartKeptCart },
  { name: '20261120001200_quiz_sets', ...quizSets },
  { name: '20261120001210_quiz_urgent_drafts', ...quizUrgentDrafts },
  { name: '20261120001220_start_state_notices', ...startStateNotices },
  { name: '20261120002000_catalogue_operators_changes', ...catalogueOperatorsChanges },
  { name: '20261120002100_analytics_forwarding', ...analyticsForwarding },
  { name: '20261120002110_account_consent_ledger', ...accountConsentLedger },
  { name: '20261120002200_account_lead_contact', ...accountLeadContact },
  { name: '20261120002300_billing_clinician_decides', ...clinicianDecides },
  { name: '20261120002400_account_impersonation', ...accountImpersonation },
  { name: '20261120002410_platform_audit_by_time', ...platformAuditByTime },
  { name: '20261120002420_account_proved_email', ...accountProvedEmail },
  { name: '20261122000100_cart_ordered', ...cartOrdered },
  { name: '20261122000200_renewal_check', ...renewalCheck },
  { name: '20261122000300_account_notice_requests', ...noticeRequests },
  { name: '20261122000400_platform_standard_terms', ...standardTerms },
  { name: '20261122000500_cart_saved_cart', ...cartSavedCart },
  { name: '20261122000600_platform_demo_processor', ...demoProcessor },
  { name: '20261122000700_prescription_clinician_license', ...clinicianLicense },
  { name: '20261122000800_eligibility_decision_record', ...decisionRecord },
  { name: '20261122000900_prescription_holds', ...prescriptionHolds },
  { name: '20261122001000_consultation_alert_responses', ...alertResponses },
  { name: '20261122001100_billing_order_again', ...billingOrderAgain },
  { name: '20261122001200_catalogue_product_details', ...productDetails },
  { name: '20261123005000_prescription_stop_text', ...prescriptionStopText },
  { name: '20261123010000_eligibility_patient_fact', ...patientFact },
  { name: '20261123010100_consultation_facts', ...consultationFacts },
  { name: '20261123020100_eligibility_finding_scope', ...findingScope },
  { name: '20261123020200_prescription_holds_over_the_counter', ...holdsOverTheCounter },
  { name: '20261123020300_eligibility_decision_checkout', ...decisionCheckout },
  { name: '20261123030100_consultation_answer_corrections', ...answerCorrections },
  { name: '20261123040100_account_possible_duplicate', ...accountPossibleDuplicate },
  { name: '20261123040200_billing_card_fingerprint', ...billingCardFingerprint },
  { name: '20261123040300_account_birth_date_change', ...birthDateChange },
  { name: '20261123060100_billing_order_stop', ...orderStop },
  { name: '20261124010100_billing_order_stop_cause', ...orderStopCause },
  { name: '20261124010200_eligibility_resolution_proposal', ...resolutionProposal },
  { name: '20261124030100_account_notice_of_services', ...noticeOfServices },
  { name: '20261124040100_consultation_check_ins', ...checkIns },
  { name: '20261124040200_prescription_check_in_hold', ...checkInHold },
  { name: '20261124050100_consultation_dose_requests', ...doseRequests },
  { name: '20261124060100_consultation_identification_and_progress', ...identificationAndProgress },
  { name: '20261124070100_message_conversations', ...messageConversations },
  { name: '20261124070200_call_live_calls', ...liveCalls },
  { name: '20261124080100_consultation_desk_queue', ...deskQueue },
  { name: '20261124080200_prescription_clinician_portrait', ...clinicianPortrait },
  { name: '20261124080300_account_hear_about_us', ...hearAboutUs },
  { name: '20261125010100_prescription_treatment_interruption', ...treatmentInterruption },
  { name: '20261125010200_consultation_sexual_health_journeys', ...sexualHealthJourneys },
  { name: '20261125020000_message_attachment_author', ...messageAttachmentAuthor },
  { name: '20261125040100_billing_dunning', ...billingDunning },
  { name: '20261125040200_billing_charge_agreement', ...chargeAgreement },
  { name: '20261125040300_billing_payment_try', ...paymentTry },
  { name: '20261125050000_billing_order_issue', ...orderIssue },
  { name: '20261126020000_billing_pricing', ...billingPricing },
  { name: '20261126020100_billing_discount_reasons', ...discountReasons },
  { name: '20261126020200_billing_tax_records', ...taxRecords },
  { name: '20261126030000_billing_journal', ...billingJournal },
  { name: '20261126030100_billing_task_desk', ...billingTaskDesk },
  { name: '20261126040000_account_time_zone', ...timeZone },
  { name: '20261126040100_billing_cards', ...billingCards },
  { name: '20261126040200_account_contact_data', ...contactData },
  { name: '20261126050000_billing_refill_changes', ...refillChanges },
  { name: '20261126050100_consultation_plan_link', ...planLink },
  { name: '20261126060000_billing_case_photo', ...casePhoto },
  { name: '20261126060100_support_request', ...supportRequest },
  { name: '20261126060200_billing_order_parcel', ...orderParcel },
  { name: '20261126070000_consent_texts', ...consentTexts },
  { name: '20261126070100_billing_credit', ...billingCredit },
  { name: '20261126070200_referral', ...referral },
  { name: '20261127020000_consultation_renewal_photos', ...renewalPhotos },
  { name: '20261127020100_renewal_steps', ...renewalSteps },
  { name: '20261128010100_account_unsubscribe_link', ...unsubscribeLink },
  { name: '20261128010200_offer', ...offer },
  { name: '20261128010300_quiz_treatment_change', ...treatmentChange },
  { name: '20261128020100_billing_agreement_credit', ...agreementCredit },
  { name: '20261128020200_billing_code_try', ...codeTry },
  { name: '20261128020300_billing_card_wallet', ...cardWallet },
  { name: '20261128030100_billing_credit_returned', ...billingCreditReturned },
  { name: '20261128040100_annual_check_in', ...annualCheckIn },
  { name: '20261128050100_billing_visit_checkout', ...visitCheckout },
  { name: '20261128060100_prescription_state', ...prescriptionState },
  { name: '20261128060200_prescription_hold_of_move', ...prescriptionHoldOfMove },
  { name: '20261128070100_person_merged_into_index', ...personMergedIntoIndex },
  { name: '20261130010100_consultation_check_in_schedule', ...checkInSchedule },
  { name: '20261130050100_account_staff_state', ...staffState },
  { name: '20261130050200_platform_session_role', ...sessionRole },
  { name: '20261130080100_demo_mail', ...demoMail },
  { name: '20261130080200_mail', ...mail },
  { name: '20261130184500_billing_deposit_moved', ...depositMoved },
  { name: '20261130210000_discount_changes', ...discountChanges },
  { name: '20261130300000_settlement_check_success', ...settlementCheckSuccess },
  { name: '20261201000100_consultation_alert_pages', ...alertPages },
  { name: '20261201000110_demo_page', ...demoPage },
  { name: '20261201000120_prescription_clinician_npi', ...clinicianNpi },
  { name: '20261201000130_billing_pharmacy_trouble', ...pharmacyTrouble },
  { name: '20261201000140_demo_pharmacist', ...demoPharmacist },
  { name: '20261201000150_billing_parcel_expected', ...parcelExpected },
  { name: '20261201020100_account_staff_invitation', ...staffInvitation },
  { name: '20261202010100_platform_retention', ...retention },
  { name: '20261202010200_rights_data_export', ...dataExport },
  { name: '20261202030100_account_known_device', ...knownDevice },
  { name: '20261202030200_message_waiting_told', ...messageWaitingTold },
  { name: '20261202030300_renewal_notice', ...renewalNotice },
  { name: '20261202030400_consultation_deadline_notice', ...deadlineNotice },
  { name: '20261202090100_text_message', ...textMessage },
  { name: '20261202090110_demo_text', ...demoText },
  { name: '20261202090120_prescription_license_expiry', ...licenseExpiry },
  { name: '20261202095000_mail_reports', ...mailReports },
  { name: '20261202100000_platform_audit_chain', ...auditChain },
  { name: '20261202120000_rights_deletion', ...accountDeletion },
  { name: '20261203000100_platform_demo_second_factor', ...demoSecondFactor },
  { name: '20261203000200_platform_demo_recovery_code', ...demoRecoveryCode },
  { name: '20261203000300_billing_discount_turn', ...discountTurn },
  { name: '20261203000400_platform_demo_passkey', ...demoPasskey },
  { name: '20261204010100_mail_by_time', ...mailByTime },
  { name: '20261204010200_daily_counts', ...dailyCounts },
  { name: '20261204020100_platform_audit_never_emptied', ...auditNeverEmptied },
  { name: '20261204020200_platform_request_count', ...requestCount },
  { name: '20261205010100_account_api_token', ...apiToken },
  { name: '20261205020000_prescription_clinician_leave', ...clinicianLeave },
  { name: '20261206010000_platform_audit_by_subject', ...auditBySubject },
  { name: '20261206020000_billing_due_orders', ...dueOrders },
  { name: '20261206030000_platform_retention_by_time', ...retentionByTime },
  { name: '20261206040000_billing_notices_check', ...noticesCheck },
  { name: '20261206050000_message_answered', ...messageAnswered },
  { name: '20261207010000_billing_desk_lists', ...billingDeskLists },
  { name: '20261207020000_billing_charge_fee', ...chargeFee },
  { name: '20261207020010_search_document', ...searchDocument },
  { name: '20261207030000_billing_orders_by_state', ...ordersByState },
  { name: '20261207030100_overview_by_month', ...overviewByMonth },
  { name: '20261207030200_operations_flag_change', ...flagChange },
  { name: '20261207030300_operations_site_banner', ...siteBanner },
];
