/** The last page of a request for another dose: minoxidil tablets come with a plan for checking blood pressure. */
export const thankYouPath = (requests: readonly { readonly drugType: string }[]): string =>
  requests.some(({ drugType }) => drugType === 'minoxidil_oral')
    ? '/consultation/titration/oral-minoxidil/thank-you'
    : '/consultation/titration/thank-you';
