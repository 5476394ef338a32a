/** The domain of a sender, `Name <address>`; the part of a Message-ID after the @. */
export const domainOf = (from: string): string => /@([^>]+)>$/.exec(from)?.[1] ?? 'localhost';
