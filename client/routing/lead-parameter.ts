/** Query parameters that pass a lead from one of our hosts to another: its id, and the server's signature for it. */
export const LEAD_PARAMETER = 'lead';
export const PROOF_PARAMETER = 'lead_proof';

/** Path that a link to another of our hosts opens first, with the link's address in the parameter `to`. */
export const CARRY_ROUTE = '/api/lead/carry';

const parts = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s;
const isLeads = (pair: string): boolean =>
  pair.startsWith(`${LEAD_PARAMETER}=`) || pair.startsWith(`${PROOF_PARAMETER}=`);

/** An address, or path and query, without a lead's parameters; everything else is unchanged. */
export const withoutLead = (address: string): string => {
  const [, path = '', query = '', hash = ''] = parts.exec(address) ?? [];
  const pairs = query.split('&');
  if (!pairs.some(isLeads)) return address;
  const kept = pairs.filter((pair) => !isLeads(pair)).join('&');
  return `${path}${kept ? `?${kept}` : ''}${hash}`;
};

/** The same address with a lead's parameters. */
export const withLead = (address: string, leadId: string, proof: string): string => {
  const [, path = '', query = '', hash = ''] = parts.exec(withoutLead(address)) ?? [];
  return `${path}?${query ? `${query}&` : ''}${LEAD_PARAMETER}=${leadId}&${PROOF_PARAMETER}=${proof}${hash}`;
};
