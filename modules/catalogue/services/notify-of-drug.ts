import type { Result } from '#kernel/result.ts';
import { noticeRequestsPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { isDrugType } from '../domain/drug-type.ts';

/** Stores a request to be notified when a drug is offered. BAD_USER_INPUT names `drugType` and `email`. */
export const notifyOfDrug = (
  scope: Scope,
  viewer: Pick<Viewer, 'leadId' | 'user'>,
  { drugType, email }: { readonly drugType: string; readonly email?: string | null },
): Promise<Result<true>> =>
  scope
    .use(noticeRequestsPort)
    .add(
      viewer,
      { topic: 'drug', subject: drugType, email: email ?? null },
      isDrugType(drugType) ? [] : [{ field: 'drugType', message: 'There is no such product.' }],
    );
